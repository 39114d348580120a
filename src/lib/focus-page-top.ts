/**
 * Moves the focus to the beginning of the page: the next Tab goes to its first link. A screen reader says where that
 * is; the focus on `body` would say nothing.
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
