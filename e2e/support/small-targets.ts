import type { Locator } from '@playwright/test';

/**
 * Targets within an element that are smaller than 24 by 24 px, with their size (WCAG 2.2, 2.5.8): anything that can be
 * pressed, including a field's label. Links within a sentence may be smaller.
 */
export function smallTargets(place: Locator): Promise<string[]> {
  return place.evaluate((root) => {
    const TARGETS = 'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]';
    const found: string[] = [];
    const look = (node: ParentNode) => {
      for (const element of node.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) look(element.shadowRoot);
        if (element.matches(TARGETS) && isThere(element) && !isInSentence(element)) check(element);
      }
    };
    const isThere = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert]');
    const isInSentence = (element: HTMLElement) =>
      element.localName === 'a' &&
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    /** A card's link may cover the whole card. */
    const isPressedAround = (element: HTMLElement) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = element.getRootNode() as Document | ShadowRoot;
      return [-11.5, 11.5].every((across) =>
        [-11.5, 11.5].every((down) =>
          element.contains(at.elementFromPoint(x + width / 2 + across, y + height / 2 + down)),
        ),
      );
    };
    const check = (element: HTMLElement) => {
      const boxes = [element, ...((element as HTMLInputElement).labels ?? [])].map((part) =>
        part.getBoundingClientRect(),
      );
      if (boxes.some(({ width, height }) => Math.round(width) >= 24 && Math.round(height) >= 24)) return;
      if (isPressedAround(element)) return;
      const [{ width, height } = new DOMRect()] = boxes;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      found.push(`${element.localName} "${name.slice(0, 40)}" ${Math.round(width)} × ${Math.round(height)}`);
    };
    look(root.shadowRoot ?? (root as unknown as ParentNode));
    return found;
  });
}
