/**
 * Moves the focus to the start of the page, so that the next Tab goes to its first link. Screen readers announce
 * `text`; they would announce nothing if `body` had the focus.
 *
 * @param text such as “Top of page”
 */
export function focusPageTop(text: string): void {
  const target = document.createElement('div');
  target.tabIndex = -1;
  target.setAttribute('role', 'region');
  target.setAttribute('aria-label', text);
  target.style.cssText = 'position: absolute; inset-block-start: 0; outline: none';
  target.addEventListener('blur', () => target.remove(), { once: true });
  document.body.prepend(target);
  target.focus({ preventScroll: true });
}
