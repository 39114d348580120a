import { LoginLink } from '../../src/outcome/LoginLink.tsx';
import { useShared, useTexts } from '../../src/store/hooks.ts';
import { useStyles } from '../../src/ui/base/styles.ts';
import { Alert } from '../../src/ui/message/Alert.tsx';
import type { SavedSearchesProps } from './island.ts';
import { SavedList } from './parts/SavedList.tsx';
import css from './saved-searches.css';
import { savedSearchesTexts } from './texts.ts';

/** The saved searches, or why they are not shown. */
export function SavedSearches({ title }: SavedSearchesProps) {
  useStyles(css);
  const text = useTexts(savedSearchesTexts);
  const userId = useShared(({ user }) => user?.userId);
  return (
    <div className="ce-saved ce-stack ce-gap-4">
      {title && <h1 className="ce-title">{title}</h1>}
      {userId === undefined ? (
        <Alert
          tone="info"
          live={false}
          title={text('savedSearches.login.title')}
          actions={<LoginLink variant="primary" />}
        >
          {text('savedSearches.login')}
        </Alert>
      ) : (
        <SavedList key={userId} />
      )}
    </div>
  );
}
