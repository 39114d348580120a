import { lazyPart } from '../../../outcome/lazy-part.ts';
import { useListingState } from '../../state/listing-context.ts';

const DeadEnd = lazyPart(() => import('./DeadEnd.tsx').then((module) => module.DeadEnd));

export interface NoResultsProps {
  /** Gets the focus when a way out is used. */
  onTaken: () => void;
}

/** Shown instead of hits if there are none. The heading has already said so. */
export function NoResults({ onTaken }: NoResultsProps) {
  const answer = useListingState((state) => state.answer);
  if (answer?.total !== 0) return null;
  return <DeadEnd answer={answer} onTaken={onTaken} />;
}
