import { isSameValue } from '../../lib/is-same-value.ts';
import { dropDraft, hasDraft, keepDraft, readDraft } from '../../lib/storage/draft.ts';
import type { FormValues } from './form-state.ts';

// A draft is marked while its form is being sent. A page that is left meanwhile, or that gets no answer, cannot know
// whether the service has it.

/** What may have reached the service before: these very values, or others. */
export type SentBefore = 'same' | 'other';

const markOf = (draft: string) => `${draft}#sending`;

/** Marks the draft: its form is being sent. */
export function markAsSending(draft: string, values: FormValues): void {
  keepDraft(markOf(draft), { draft, values });
}

/** What may have been sent before, if anything: a visitor's draft goes on as a user's, but is another request then. */
export function sentBefore(draft: string, values: FormValues): SentBefore | undefined {
  if (!hasDraft(markOf(draft))) return undefined;
  const sent = readDraft(markOf(draft), { draft: '', values: {} });
  return sent.draft === draft && isSameValue(sent.values, values) ? 'same' : 'other';
}

/** Removes the mark: the service has answered, or the form is discarded. */
export function unmark(draft: string): void {
  dropDraft(markOf(draft));
}
