import { IslandError } from '../../errors/island-error.ts';
import { parseRecord } from '../../payload/raw-page.ts';
import { registry } from '../registry.ts';
import type { When } from './contract.ts';
import { failIsland } from './fail-island.ts';
import { setStatus } from './status.ts';
import { when } from './when.ts';

const MARKED = '[data-ce-widget]';

/** How marked elements get their islands: by the loader's table, or by the npm package's contracts. */
export interface IslandSource {
  /** The strategy of an island; `undefined` for a name that does not exist. */
  whenOf(name: string): When | undefined;
  /** Mounts now. */
  mount(name: string, element: Element, props: object): void;
  /** Called after each look over the page. */
  scanned?(): void;
}

/**
 * Mounts an island into every element marked `data-ce-widget` below `root`, now and later. What becomes of a
 * mounted one is for `watch-mounted.ts`.
 *
 * @returns the stop: islands that still wait stay away until the page is looked over again
 */
export function mountMarked(root: Node & ParentNode, { whenOf, mount, scanned }: IslandSource): () => void {
  const { bus, marked } = registry();
  /** Elements whose strategy has not come true yet, each with what ends the waiting for it. */
  const waiting = new Map<Element, () => void>();

  const scan = (place: ParentNode) => {
    const inside = place.querySelectorAll<HTMLElement>(MARKED);
    for (const element of place === root ? inside : [place as HTMLElement, ...inside]) {
      if (marked.has(element) || !element.matches(MARKED)) continue;
      marked.add(element);
      const name = element.dataset.ceWidget as string;
      const strategy = whenOf(name);
      if (!strategy) {
        failIsland(element, name, new IslandError(name, 'there is no island of this name.'));
        continue;
      }
      if (element.parentElement?.closest(MARKED)) {
        const reason = 'its element must not stand inside the element of another island.';
        failIsland(element, name, new IslandError(name, reason));
        continue;
      }
      setStatus(element, 'waiting');
      waitFor(element, name, strategy);
    }
  };

  const waitFor = (element: HTMLElement, name: string, strategy: When) => {
    let stop = () => {};
    waiting.set(element, () => stop());
    // An overlay's place is made as the overlay is shown.
    stop = when(element.dataset.ceOverlay ? 'event(overlay:shown)' : strategy, element, bus, () => {
      stop();
      if (!waiting.delete(element) || element.dataset.ceStatus !== 'waiting') return;
      const json = element.dataset.ceProps;
      const props = parseRecord(json ?? '{}');
      if (props) mount(name, element, props);
      else {
        const reason = `data-ce-props must be a JSON object, but is ${json}`;
        failIsland(element, name, new IslandError(name, reason));
      }
    });
    if (!waiting.has(element)) stop();
  };

  /** Ends the waiting for an element, which is found anew when it is looked at again. */
  const forget = (element: Element, stop: () => void) => {
    stop();
    waiting.delete(element);
    marked.delete(element);
  };

  // Only what has come: each of many islands changes the page as it is mounted.
  const observer = new MutationObserver((records) => {
    for (const [element, stop] of waiting) {
      if (!root.contains(element)) forget(element, stop);
    }
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'attributes' ? [target] : addedNodes) {
        // Skip nodes that were removed again. Check `nodeType`, not `instanceof`: they may come from another realm.
        if (node.nodeType === Node.ELEMENT_NODE && root.contains(node)) scan(node as Element);
      }
    }
    scanned?.();
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-ce-widget'] });
  scan(root);
  scanned?.();
  return () => {
    observer.disconnect();
    for (const [element, stop] of waiting) forget(element, stop);
  };
}
