/**
 * Moves the focus to the start of the page, so that the next Tab goes to its first link. Screen readers announce
 * `text`; they would announce nothing if `body` had the focus.
 *
 * @param text such as “Top of page”
 */
export function focusPageTop(text: string): void {
  const place = document.createElement('div');
  place.tabIndex = -1;
  place.setAttribute('role', 'region');
  place.setAttribute('aria-label', text);
  place.style.cssText = 'position: absolute; inset-block-start: 0; outline: none';
  place.addEventListener('blur', () => place.remove(), { once: true });
  document.body.prepend(place);
  place.focus({ preventScroll: true });
}
