const candidates =
  'a[href],area[href],button,input:not([type=hidden]),select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable]:not([contenteditable=false]),[tabindex]';

function isTabbable(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]')) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** Whether Tab skips the element: an unchecked radio button in a group with a checked one. */
function isPassedOver(element: HTMLElement, all: readonly HTMLElement[]): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  return all.some(
    (other) =>
      other instanceof HTMLInputElement &&
      other.type === 'radio' &&
      other.checked &&
      other.name === element.name &&
      other.form === element.form,
  );
}

/** Returns the elements in `container` that Tab stops at, in document order. */
export function tabbable(container: ParentNode): HTMLElement[] {
  const all = [...container.querySelectorAll<HTMLElement>(candidates)].filter(isTabbable);
  return all.filter((element) => !isPassedOver(element, all));
}
