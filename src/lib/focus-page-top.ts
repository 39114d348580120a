/** Moves the focus to the start of the page, so that the next Tab goes to the first link. */
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
