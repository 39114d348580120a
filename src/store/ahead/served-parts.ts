import { parseRecord } from '../../payload/raw-page.ts';
import { recordOf } from '../../payload/raw-values.ts';
import type { AheadCall } from './ahead-call.ts';

/** Whether the page has brought the answer of a call along; `query` is what the answer must be for. */
export type IsServed = (part: AheadCall, query?: string) => boolean;

/**
 * Reads the answers in the page (`data-ce-answer`). Looser than the islands' own reader, since all that is lost by
 * not asking ahead is time.
 *
 * @param userId who looks at the page; `null` for a visitor
 */
export function servedParts(userId: string | null): IsServed {
  const scripts = document.querySelectorAll('script[type="application/json"][data-ce-answer]');
  const answers = [...scripts].map(({ textContent }) => recordOf(parseRecord(textContent)));
  return (part, query) =>
    answers.some(
      (served) =>
        (served.user ?? null) === userId &&
        (query === undefined || served.query === query) &&
        recordOf(served.answer)[part] !== undefined,
    );
}
