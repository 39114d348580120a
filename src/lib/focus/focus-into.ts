import { tabbable } from './tabbable.ts';

/** Focuses the first control in an element, else the element itself, without scrolling. */
export function focusInto(element: HTMLElement): void {
  const [first] = tabbable(element);
  if (!first && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  (first ?? element).focus({ preventScroll: true });
}
