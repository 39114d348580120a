import { useEffect, useState } from 'react';
import { formatNumber } from '../../../domain/format/format-number.ts';
import { useTexts } from '../../../store/hooks.ts';
import { shownCount } from '../../rules/missing-hits.ts';
import { useListingState } from '../../state/listing-context.ts';
import { listingControlTexts } from '../../texts/controls.ts';
import { countText, resultText } from './result-text.ts';

/** Several answers in a row, as while typing, are announced once. */
const PAUSE = 1_000;

/**
 * The live region of a listing's results: announces what was found, or how much of it is shown, one second after the last
 * change. It is rendered from the start, since screen readers miss the text of a new region. The first answer belongs
 * to the page load and is not announced.
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
