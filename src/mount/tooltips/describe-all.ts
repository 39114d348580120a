import { TRIGGERS } from './triggers.ts';

const descriptions = new Map<HTMLElement, HTMLElement>();
let count = 0;

/**
 * Adds each `data-ce-tooltip` text to its element as a description for assistive technology, and removes descriptions
 * of elements that no longer have one. The descriptions are in the page's own tree, since ids don't reach into a shadow
 * root.
 */
export function describeAll(): void {
  for (const [element, description] of descriptions) {
    if (!element.isConnected || !element.matches(TRIGGERS)) forget(element, description);
  }
  for (const element of document.querySelectorAll<HTMLElement>(TRIGGERS)) {
    const description = descriptions.get(element) ?? addDescription(element);
    const text = element.dataset.ceTooltip ?? '';
    if (description.textContent !== text) description.textContent = text;
    // A script of the page may have replaced the body's content around the element.
    if (!description.isConnected) document.body.append(description);
  }
}

function addDescription(element: HTMLElement): HTMLElement {
  const description = document.createElement('span');
  description.id = `ce-tooltip-${++count}`;
  description.hidden = true;
  document.body.append(description);
  descriptions.set(element, description);
  setDescribers(element, [...describersOf(element), description.id]);
  return description;
}

function forget(element: HTMLElement, description: HTMLElement): void {
  descriptions.delete(element);
  description.remove();
  setDescribers(
    element,
    describersOf(element).filter((id) => id !== description.id),
  );
}

function describersOf(element: HTMLElement): string[] {
  return element.getAttribute('aria-describedby')?.split(/\s+/).filter(Boolean) ?? [];
}

function setDescribers(element: HTMLElement, ids: readonly string[]): void {
  if (ids.length > 0) element.setAttribute('aria-describedby', ids.join(' '));
  else element.removeAttribute('aria-describedby');
}
