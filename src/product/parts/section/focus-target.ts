/** Focuses the heading of a place, or the button in it. */
export function focusTarget(element: HTMLElement): void {
  const heading = element.matches('h1, h2, h3, h4')
    ? element
    : element.querySelector<HTMLElement>('h1, h2, h3, h4');
  const focused = heading?.querySelector<HTMLElement>('button[aria-expanded]') ?? heading;
  if (focused && !focused.matches('button')) focused.tabIndex = -1;
  focused?.focus({ preventScroll: true });
}
