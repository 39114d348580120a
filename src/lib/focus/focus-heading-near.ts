const HEADINGS = 'h1, h2, h3, h4';

/**
 * Focuses the nearest heading before a part that is being removed with the focus: that of its section, drawn anew or not,
 * else one further up that is still there afterwards. Call it while the part is still in the document.
 */
export function focusHeadingNear(element: Element): void {
  const root = element.getRootNode() as ParentNode & Node;
  const all = [...root.querySelectorAll<HTMLElement>(HEADINGS)];
  const before = all.filter((heading) => isBefore(heading, element) && !element.contains(heading));
  const around = element.closest('section, article, form, dialog')?.querySelector<HTMLElement>(HEADINGS);
  queueMicrotask(() => {
    const now = [...root.querySelectorAll<HTMLElement>(HEADINGS)];
    const anew = now.find(({ textContent }) => textContent === around?.textContent);
    const heading = [around, anew, ...before.toReversed(), ...all].find((each) => each?.isConnected);
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}

function isBefore(heading: Element, element: Element): boolean {
  return (element.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}
