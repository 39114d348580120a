/** Moves the focus to the beginning of the page: the next Tab goes to its first link. */
export function focusPageTop(): void {
  const { body } = document;
  const hadIndex = body.hasAttribute('tabindex');
  if (!hadIndex) body.tabIndex = -1;
  body.style.setProperty('outline', 'none');
  body.addEventListener(
    'blur',
    () => {
      if (!hadIndex) body.removeAttribute('tabindex');
      body.style.removeProperty('outline');
    },
    { once: true },
  );
  body.focus({ preventScroll: true });
}
