const candidates =
  'a[href],area[href],button,input:not([type=hidden]),select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable]:not([contenteditable=false]),[tabindex]';

function isTabbable(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]')) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** Of a group of radio buttons only the chosen one takes the Tab key, or any while none is chosen. */
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

/** Elements within `container` that the Tab key stops at, in document order. */
export function tabbable(container: ParentNode): HTMLElement[] {
  const all = [...container.querySelectorAll<HTMLElement>(candidates)].filter(isTabbable);
  return all.filter((element) => !isPassedOver(element, all));
}
