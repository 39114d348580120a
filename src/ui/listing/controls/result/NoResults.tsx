import { Suspense } from 'react';
import { useShared, useTexts } from '../../../../store/hooks.ts';
import { useListingState } from '../../../../store/listing/listing-context.ts';
import { listingControlTexts } from '../../../../texts/listing-controls.ts';
import { lazyPart } from '../../../base/lazy-part.ts';
import { useStyles } from '../../../base/styles.ts';
import css from './no-results.css';

const NoCompany = lazyPart(() => import('./NoCompany.tsx').then((module) => module.NoCompany));
const WaysOut = lazyPart(() => import('./WaysOut.tsx').then((module) => module.WaysOut));

export interface NoResultsProps {
  /** Takes the focus once a way out is taken. */
  onTaken: () => void;
}

/**
 * What stands in place of hits where there are none (spec P§8): no company, nothing saved yet, or nothing
 * found and the ways out.
 */
export function NoResults({ onTaken }: NoResultsProps) {
  useStyles(css);
  const text = useTexts(listingControlTexts);
  const answer = useListingState((state) => state.answer);
  const hasCompany = useShared(({ user }) => Boolean(user?.company));
  if (answer?.total !== 0) return null;
  const { tab, term, filters } = answer.query;
  if (tab === 'company' && !hasCompany)
    return (
      <div className="ce-no-results">
        <Suspense>
          <NoCompany />
        </Suspense>
      </div>
    );
  const isWide = !term && Object.values(filters).every((values) => values.length === 0);
  const isEmptyTab = isWide && (tab === 'mysheets' || tab === 'company');
  return (
    <div className="ce-no-results">
      <p className="ce-no-results__text">{text(isEmptyTab ? `listing.empty.${tab}` : 'listing.empty')}</p>
      {!isEmptyTab && (
        <Suspense>
          <WaysOut key={answer.queryId} onTaken={onTaken} />
        </Suspense>
      )}
    </div>
  );
}
