import { parseRecord } from '../../payload/raw-page.ts';
import { recordOf } from '../../payload/raw-values.ts';
import type { AheadCall } from './ahead-call.ts';
import { isServedTo, type Viewer } from './ahead-context.ts';

/** Whether the page contains the response of a call; `query` identifies the call. */
export type IsServed = (call: AheadCall, query?: string) => boolean;

/**
 * Reads the responses in the page (`data-ce-answer`). Less strict than the islands' own reader: a skipped call ahead
 * only costs time.
 */
export function servedCalls(viewer: Viewer): IsServed {
  const scripts = document.querySelectorAll('script[type="application/json"][data-ce-answer]');
  const answers = [...scripts].map(({ textContent }) => recordOf(parseRecord(textContent)));
  return (call, query) =>
    answers.some(
      (served) =>
        isServedTo(viewer, served) &&
        (query === undefined || served.query === query) &&
        recordOf(served.answer)[call] !== undefined,
    );
}
