import { createContext, useContext, useLayoutEffect } from 'react';
import type { ServedChanges } from './served-form.ts';

/** What is handed over from the server-rendered content to the listing that takes its place. */
export interface Handover {
  changes?: ServedChanges | undefined;
}

/** Filled right before the listing's parts are mounted. */
export const HandoverContext = createContext<Handover>({});

/**
 * Puts the term that was typed before, as it was typed, into the search box, and the focus where it was.
 *
 * @param type puts a text into the box
 */
export function useServedTerm(input: HTMLInputElement | null, type: (text: string) => void): void {
  const handover = useContext(HandoverContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the box is mounted
  useLayoutEffect(() => {
    if (!input || !handover.changes) return;
    const { term, focus } = handover.changes;
    if (term !== undefined) type(term);
    if (!focus || focus === 'elsewhere') return;
    input.focus({ preventScroll: true });
    // After the text has been put in.
    queueMicrotask(() => input.setSelectionRange(...focus));
  }, [input]);
}

/** Moves the focus on from content that is gone. */
export function useServedFocus(focusHeading: () => void): void {
  const handover = useContext(HandoverContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the listing takes the place
  useLayoutEffect(() => {
    if (handover.changes?.focus === 'elsewhere') focusHeading();
  }, []);
}
