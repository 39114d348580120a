import { IslandError } from '../../errors/island-error.ts';
import { parseRecord } from '../../payload/raw-page.ts';
import { registry } from '../registry.ts';
import type { When } from './contract.ts';
import { failIsland } from './fail-island.ts';
import { setStatus } from './status.ts';
import { when } from './when.ts';

const MARKED = '[data-ce-widget]';

/** How marked elements get their islands: from the loader's table, or from the npm package's contracts. */
export interface IslandSource {
  /** Returns an island's strategy; `undefined` for an unknown name. */
  whenOf(name: string): When | undefined;
  /** Mounts at once. */
  mount(name: string, element: Element, props: object): void;
  /** Called after each scan of the page. */
  scanned?(): void;
}

/**
 * Mounts islands into all elements marked `data-ce-widget` below `root`, including those added later.
 * `watch-mounted.ts` handles mounted ones.
 *
 * @returns a function that stops it: islands still waiting are not mounted until the page is scanned again
 */
export function mountMarked(root: Node & ParentNode, { whenOf, mount, scanned }: IslandSource): () => void {
  const { bus, marked } = registry();
  /** Elements whose strategy is still pending, with the function that cancels it. */
  const waiting = new Map<Element, () => void>();

  const scan = (parent: ParentNode) => {
    const inside = parent.querySelectorAll<HTMLElement>(MARKED);
    for (const element of parent === root ? inside : [parent as HTMLElement, ...inside]) {
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
    // An overlay's element is created when the overlay is shown.
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

  /** Cancels an element's pending strategy; the next scan finds it again. */
  const forget = (element: Element, stop: () => void) => {
    stop();
    waiting.delete(element);
    marked.delete(element);
  };

  // Scan only added nodes: mounting each of many islands changes the page.
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
  // An island whose code was missing gets another chance with the connection.
  const stopRetries = bus.on('widget:failed', ({ element, error }) => {
    if (error.name !== 'ChunkLoadError' || !marked.has(element)) return;
    const again = () => {
      marked.delete(element);
      if (root.contains(element)) scan(element);
    };
    addEventListener('online', again, { once: true });
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-ce-widget'] });
  scan(root);
  scanned?.();
  return () => {
    observer.disconnect();
    stopRetries();
    for (const [element, stop] of waiting) forget(element, stop);
  };
}
