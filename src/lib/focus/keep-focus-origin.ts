import { deepActiveElement } from './deep-active-element.ts';
import { focusPageHeading } from './focus-page-heading.ts';

/** The element focused when a dialog opened, followed by the one focused when its own dialog opened, and so on. */
const origins = new WeakMap<Element, readonly HTMLElement[]>();

/**
 * Remembers the focused element when a dialog opens. The browser remembers only one: a dialog opened from another
 * dialog, which is closed by now, could not return the focus.
 *
 * @returns a function that, if the closed dialog lost the focus, moves it to its origin, else to the heading of the
 * section or of the page that it was opened from
 */
export function keepFocusOrigin(dialog: Element): () => void {
  const active = deepActiveElement();
  const around = active?.closest('dialog');
  const heading = active?.closest('section')?.querySelector<HTMLElement>('h2[tabindex]');
  const origin = [active, ...((around && origins.get(around)) ?? []), heading].filter((each) => !!each);
  origins.set(dialog, origin);

  return () => {
    const isElsewhere = deepActiveElement();
    if (isElsewhere && !dialog.contains(isElsewhere)) return;
    for (const element of origin) {
      element.focus({ preventScroll: true });
      if (deepActiveElement() === element) return;
    }
    focusPageHeading();
  };
}
