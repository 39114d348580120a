import { useShared, useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import type { ListingAnswer } from '../../state/listing.ts';
import { noResultsTexts } from '../../texts/no-results.ts';
import { NoCompany } from './NoCompany.tsx';
import type { NoResultsProps } from './NoResults.tsx';
import css from './no-results.css';
import { WiderSearches } from './WiderSearches.tsx';

interface DeadEndProps extends NoResultsProps {
  answer: ListingAnswer;
}

/** Explains an answer without hits: no company, nothing saved yet, or nothing found, with ways out (spec P§8). */
export function DeadEnd({ answer, onTaken }: DeadEndProps) {
  useStyles(css);
  const text = useTexts(noResultsTexts);
  const hasCompany = useShared(({ user }) => Boolean(user?.company));
  const { tab, term, filters } = answer.query;
  if (tab === 'company' && !hasCompany)
    return (
      <div className="ce-no-results">
        <NoCompany />
      </div>
    );
  const isWide = !term && Object.values(filters).every((values) => values.length === 0);
  const isEmptyTab = isWide && tab !== undefined && tab !== 'all';
  return (
    <div className="ce-no-results">
      <p>{text(isEmptyTab ? `listing.empty.${tab}` : 'listing.empty')}</p>
      {!isEmptyTab && <WiderSearches key={answer.queryId} onTaken={onTaken} />}
    </div>
  );
}
