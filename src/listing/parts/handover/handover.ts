import { createContext, useContext, useLayoutEffect } from 'react';
import type { ServedChanges } from './served-form.ts';

/** What the listing takes over from the server-rendered content. */
export interface Handover {
  changes?: ServedChanges | undefined;
}

/** Filled right before the listing's parts are mounted. */
export const HandoverContext = createContext<Handover>({});

/**
 * Restores the term typed before in the search field, and the focus.
 *
 * @param type sets the field's text
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
    // After the text was set.
    queueMicrotask(() => input.setSelectionRange(...focus));
  }, [input]);
}

/** Moves the focus away from removed content. */
export function useServedFocus(focusHeading: () => void): void {
  const handover = useContext(HandoverContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the listing takes the place
  useLayoutEffect(() => {
    if (handover.changes?.focus === 'elsewhere') focusHeading();
  }, []);
}
