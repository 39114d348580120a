import { Suspense } from 'react';
import { useListingState } from '../../../../store/listing/listing-context.ts';
import { lazyPart } from '../../../base/lazy-part.ts';

const DeadEnd = lazyPart(() => import('./DeadEnd.tsx').then((module) => module.DeadEnd));

export interface NoResultsProps {
  /** Takes the focus once a way out is taken. */
  onTaken: () => void;
}

/** What stands in place of hits where there are none. The heading has said so before it comes. */
export function NoResults({ onTaken }: NoResultsProps) {
  const answer = useListingState((state) => state.answer);
  if (answer?.total !== 0) return null;
  return (
    <Suspense>
      <DeadEnd answer={answer} onTaken={onTaken} />
    </Suspense>
  );
}
