import type { Target } from './targets.ts';

/** Opens a place, scrolls to it and focuses its heading, so that Tab continues from there. */
export function reveal({ element, open }: Target): void {
  open?.();
  element.scrollIntoView({ block: 'start' });
  const heading = element.matches('h1, h2, h3, h4')
    ? element
    : element.querySelector<HTMLElement>('h1, h2, h3, h4');
  const focused = heading?.querySelector<HTMLElement>('button[aria-expanded]') ?? heading;
  if (focused && !focused.matches('button')) focused.tabIndex = -1;
  focused?.focus({ preventScroll: true });
}
