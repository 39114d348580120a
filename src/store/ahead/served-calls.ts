import { parseRecord } from '../../payload/raw-page.ts';
import { recordOf } from '../../payload/raw-values.ts';
import type { AheadCall } from './ahead-call.ts';

/** Whether the page contains the response of a call; `query` identifies the call. */
export type IsServed = (call: AheadCall, query?: string) => boolean;

/**
 * Reads the responses in the page (`data-ce-answer`). Less strict than the islands' own reader: a skipped call ahead
 * only costs time.
 *
 * @param userId the viewer's id; `null` for a visitor
 */
export function servedCalls(userId: string | null): IsServed {
  const scripts = document.querySelectorAll('script[type="application/json"][data-ce-answer]');
  const answers = [...scripts].map(({ textContent }) => recordOf(parseRecord(textContent)));
  return (call, query) =>
    answers.some(
      (served) =>
        (served.user ?? null) === userId &&
        (query === undefined || served.query === query) &&
        recordOf(served.answer)[call] !== undefined,
    );
}
