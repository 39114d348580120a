import type { ReactNode } from 'react';
import { lazyPart } from '../../../outcome/lazy-part.ts';
import type { ListingAnswer } from '../../state/listing.ts';
import { useListingState } from '../../state/listing-context.ts';

const DeadEnd = lazyPart(() => import('./DeadEnd.tsx').then((module) => module.DeadEnd));

export interface NoResultsProps {
  /** Gets the focus when a way out is used. */
  onTaken: () => void;
}

interface NoHitsProps extends NoResultsProps {
  /** Explains some answers without hits. @default the ways out */
  explain?: ((answer: ListingAnswer) => ReactNode) | undefined;
}

/** Shown instead of hits if there are none. The heading has already said so. */
export function NoResults({ onTaken, explain }: NoHitsProps) {
  const answer = useListingState((state) => state.answer);
  if (answer?.total !== 0) return null;
  return explain?.(answer) || <DeadEnd answer={answer} onTaken={onTaken} />;
}
