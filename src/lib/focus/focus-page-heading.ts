/** Focuses the main heading of the page or of an island without scrolling, after the focused element was removed. */
export function focusPageHeading(): void {
  const islands = Array.from(document.querySelectorAll('ce-island'), ({ shadowRoot }) => shadowRoot);
  const headings = [document, ...islands].map((root) => root?.querySelector<HTMLElement>('h1'));
  const heading = headings.find(Boolean);
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1;
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  }
  heading.focus({ preventScroll: true });
}
