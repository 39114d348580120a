import { tabbable } from './tabbable.ts';

/**
 * Focuses a control, or the first one of a group, and scrolls its label into view, since the error stands beside
 * the label. Browsers scroll only to the control.
 */
export function focusControl(element: HTMLElement): void {
  const control = element.tabIndex >= 0 ? element : tabbable(element)[0];
  control?.focus();
  const [label] = (element as Partial<HTMLInputElement>).labels ?? [element];
  label?.scrollIntoView({ block: 'nearest' });
}

/** Focuses the field with this id in the tree of `near`, which may be a shadow root. */
export function focusField(near: Element, id: string): void {
  const element = (near.getRootNode() as Document | ShadowRoot).getElementById(id);
  if (element) focusControl(element);
}
