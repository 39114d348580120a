import type { Ref } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { useListingState } from '../../state/listing-context.ts';
import { listingControlTexts } from '../../texts/controls.ts';
import { resultText } from './result-text.ts';

interface ResultHeadingProps {
  ref: Ref<HTMLHeadingElement>;
  /** @default that of the answer */
  count?: number | undefined;
}

/** The number of hits. Gets the focus when a focused control disappears. */
export function ResultHeading({ ref, count }: ResultHeadingProps) {
  const text = useTexts(listingControlTexts);
  const answer = useListingState((state) => state.answer);
  return (
    <h2 ref={ref} tabIndex={-1} className="ce-listing__heading">
      {answer ? resultText(text, answer.query, count ?? answer.total) : text('listing.results')}
    </h2>
  );
}
