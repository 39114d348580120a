import { tabbable } from './tabbable.ts';

/**
 * Moves the focus to a control, or to the first one in a group of controls, and brings the label into sight: beside
 * it stands what is wrong. Browsers scroll to the control alone.
 */
export function focusControl(element: HTMLElement): void {
  const control = element.tabIndex >= 0 ? element : tabbable(element)[0];
  control?.focus();
  const [label] = (element as Partial<HTMLInputElement>).labels ?? [element];
  label?.scrollIntoView({ block: 'nearest' });
}

/** Moves the focus to the field with this id in the tree that `near` belongs to, shadow roots included. */
export function focusField(near: Element, id: string): void {
  const element = (near.getRootNode() as Document | ShadowRoot).getElementById(id);
  if (element) focusControl(element);
}
