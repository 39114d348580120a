/**
 * Remembers focus and selection in these nodes, which a move to another place takes away.
 *
 * @returns gives them back; does nothing if the focus was elsewhere
 */
export function rememberFocus(nodes: readonly Node[]): () => void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !nodes.some((node) => node.contains(active))) return () => {};
  const selection = selectionOf(active);
  return () => {
    active.focus({ preventScroll: true });
    if (selection) (active as HTMLInputElement).setSelectionRange(...selection);
  };
}

/** Arguments of `setSelectionRange`. */
export type Selected = [start: number, end: number, direction: 'forward' | 'backward' | 'none' | undefined];

/** What is selected in a text field; `undefined` for elements that have no selection. */
export function selectionOf(element: Element): Selected | undefined {
  const { selectionStart, selectionEnd, selectionDirection } = element as Partial<HTMLInputElement>;
  if (typeof selectionStart !== 'number' || typeof selectionEnd !== 'number') return undefined;
  return [selectionStart, selectionEnd, selectionDirection ?? undefined];
}
