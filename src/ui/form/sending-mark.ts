import { dropDraft, hasDraft, keepDraft } from '../../lib/draft.ts';

// A draft is marked while its form is being sent. A page that is left meanwhile, or that gets no answer, cannot know
// whether the service has it.

const markOf = (draft: string) => `${draft}#sending`;

/** Marks the draft: its form is being sent. */
export function markAsSending(draft: string): void {
  keepDraft(markOf(draft), {});
}

/** Whether the draft may have been sent before. */
export function mayBeSent(draft: string): boolean {
  return hasDraft(draft) && hasDraft(markOf(draft));
}

/** Removes the mark: the service has answered. */
export function unmark(draft: string): void {
  dropDraft(markOf(draft));
}
