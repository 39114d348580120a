import { deepActiveElement } from './deep-active-element.ts';
import { focusPageHeading } from './focus-page-heading.ts';

/** What had the focus as a dialog opened, and behind it what had it as that one's dialog opened. */
const origins = new WeakMap<Element, readonly HTMLElement[]>();

/**
 * Remembers where the focus was as a dialog opens. The browser does the same, but only one step back: a dialog that
 * was opened from another one, which is closed now, has nothing to give the focus back to.
 *
 * @returns brings a focus that the closed dialog has lost back to its origin, else to the page's main heading
 */
export function keepFocusOrigin(dialog: Element): () => void {
  const active = deepActiveElement();
  const around = active?.closest('dialog');
  const origin = active ? [active, ...((around && origins.get(around)) ?? [])] : [];
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
