import { useShared, useTexts } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { arrowRightIcon } from '../../../ui/icon/arrow-right.ts';
import type { ListingAnswer } from '../../state/listing.ts';
import { useListing } from '../../state/listing-context.ts';
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
  const listing = useListing();
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
  if (!isWide || tab === undefined || tab === 'all')
    return (
      <div className="ce-no-results">
        <p>{text('listing.empty')}</p>
        <WiderSearches key={answer.queryId} onTaken={onTaken} />
      </div>
    );
  const showAll = () => {
    onTaken();
    listing.tab('all');
  };
  return (
    <div className="ce-no-results">
      <p>{text(`listing.empty.${tab}`)}</p>
      <div className="ce-no-results__ways">
        <button type="button" className="ce-no-results__way ce-pair ce-gap-4" onClick={showAll}>
          <em>{text(tab === 'mine' ? 'listing.empty.all.formulations' : 'listing.empty.all')}</em>
          <Icon path={arrowRightIcon} size="small" directional />
        </button>
      </div>
    </div>
  );
}
