import { LoginLink } from '../../../src/outcome/LoginLink.tsx';
import { useShared, useTexts } from '../../../src/store/hooks.ts';
import { Alert } from '../../../src/ui/message/Alert.tsx';
import { competitorTexts } from '../texts/competitor-search.ts';

/** Replaces the search for users without access to it. Visitors can log in. */
export function Refusal({ message }: { message?: string | undefined }) {
  const text = useTexts(competitorTexts);
  const isVisitor = useShared(({ user }) => !user);
  if (isVisitor)
    return (
      <Alert
        tone="info"
        live={false}
        title={text('competitor.login.title')}
        actions={<LoginLink variant="primary" />}
      >
        {text('competitor.login')}
      </Alert>
    );
  return (
    <Alert tone="warning" live={message !== undefined} title={text('competitor.forbidden.title')}>
      {message ?? text('competitor.forbidden')}
    </Alert>
  );
}
