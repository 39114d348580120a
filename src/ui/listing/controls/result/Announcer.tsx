import { useEffect, useState } from 'react';
import { formatNumber } from '../../../../domain/fields/format-number.ts';
import { shownCount } from '../../../../domain/search/missing-hits.ts';
import { useTexts } from '../../../../store/hooks.ts';
import { useListingState } from '../../../../store/listing/listing-context.ts';
import { listingControlTexts } from '../../../../texts/listing-controls.ts';
import { countText, resultText } from './result-text.ts';

/** Several answers in a row, as while someone types, are said once. */
const PAUSE = 1_000;

/**
 * The one live region of a listing: says what was found, or how much is shown of it, one second after the last change.
 * It is on the page from the first render, since screen readers miss the text of a region that is new. The first answer
 * belongs to the page's load and is not said.
 */
export function Announcer() {
  const text = useTexts(listingControlTexts);
  const answer = useListingState((state) => state.answer);
  const isLoading = useListingState((state) => state.loading !== undefined);
  const hasGrown = useListingState((state) => state.firstNew !== undefined);

  let words: string | undefined;
  if (answer && hasGrown) {
    const found = countText(text, answer.query.type, answer.total);
    words = text('listing.shown', { shown: formatNumber(shownCount(answer)), found });
  } else if (answer) words = resultText(text, answer.query, answer.total);

  const [first, setFirst] = useState(words);
  const [said, setSaid] = useState<string>();
  if (first === undefined && words !== undefined) setFirst(words);
  const isFirst = said === undefined && words === first;
  useEffect(() => {
    if (isLoading || isFirst) return;
    const timer = setTimeout(() => setSaid(words), PAUSE);
    return () => clearTimeout(timer);
  }, [words, isLoading, isFirst]);

  return (
    <p role="status" className="ce-visually-hidden">
      {said}
    </p>
  );
}
