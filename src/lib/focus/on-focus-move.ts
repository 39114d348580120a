const TYPES = ['focusin', 'focusout'] as const;

/**
 * Calls back after each move of the focus on the page, and when nothing has focus any more, also inside open shadow
 * roots: when it moves between two elements of one root, no focus event leaves that root.
 *
 * @returns a function that ends it
 */
export function onFocusMove(moved: () => void): () => void {
  let inner = new AbortController();
  const listen = () => {
    inner.abort();
    inner = new AbortController();
    const { signal } = inner;
    let root = document.activeElement?.shadowRoot;
    while (root) {
      for (const type of TYPES) root.addEventListener(type, follow, { signal });
      root = root.activeElement?.shadowRoot;
    }
  };
  const follow = (event: Event) => {
    // If it moves to another element, that element's event follows.
    if (event instanceof FocusEvent && event.type === 'focusout' && event.relatedTarget) return;
    listen();
    moved();
  };
  for (const type of TYPES) document.addEventListener(type, follow);
  listen();
  return () => {
    inner.abort();
    for (const type of TYPES) document.removeEventListener(type, follow);
  };
}
