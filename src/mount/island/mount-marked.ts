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
  const waiting = waitingIslands(mount);

  const scan = (parent: ParentNode) => {
    const inside = parent.querySelectorAll<HTMLElement>(MARKED);
    for (const element of parent === root ? inside : [parent as HTMLElement, ...inside]) {
      if (marked.has(element) || !element.matches(MARKED)) continue;
      marked.add(element);
      const name = element.dataset.ceWidget as string;
      const strategy = whenOf(name);
      if (!strategy) fail(element, name, 'there is no island of this name.');
      else if (element.parentElement?.closest(MARKED))
        fail(element, name, 'its element must not stand inside the element of another island.');
      else waiting.add(element, name, strategy);
    }
  };

  // Scan only added nodes: mounting each of many islands changes the page.
  const observer = new MutationObserver((records) => {
    waiting.forget((element) => !root.contains(element));
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'attributes' ? [target] : addedNodes) {
        // Skip nodes that were removed again. Check `nodeType`, not `instanceof`: they may come from another realm.
        if (node.nodeType === Node.ELEMENT_NODE && root.contains(node)) scan(node as Element);
      }
    }
    scanned?.();
  });
  // An island whose code was missing gets another chance with the connection, one that the payload lacks a field for with
  // the next payload.
  const stopRetries = bus.on('widget:failed', ({ element, error }) => {
    if (!marked.has(element)) return;
    const again = () => {
      stopWaiting();
      marked.delete(element);
      if (root.contains(element)) scan(element);
    };
    const stopWaiting = (error as IslandError).field ? bus.on('payload:changed', again) : () => {};
    if (error.name === 'ChunkLoadError') addEventListener('online', again, { once: true });
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-ce-widget'] });
  scan(root);
  scanned?.();
  return () => {
    observer.disconnect();
    stopRetries();
    waiting.forget(() => true);
  };
}

/** Islands whose strategy is still pending. */
function waitingIslands(mount: IslandSource['mount']) {
  const { bus, marked } = registry();
  const stops = new Map<Element, () => void>();
  return {
    add(element: HTMLElement, name: string, strategy: When) {
      setStatus(element, 'waiting');
      let stop = () => {};
      stops.set(element, () => stop());
      // An overlay's element is created when the overlay is shown.
      stop = when(element.dataset.ceOverlay ? 'event(overlay:shown)' : strategy, element, bus, () => {
        stop();
        if (!stops.delete(element) || element.dataset.ceStatus !== 'waiting') return;
        const json = element.dataset.ceProps;
        const props = parseRecord(json ?? '{}');
        if (props) mount(name, element, props);
        else fail(element, name, `data-ce-props must be a JSON object, but is ${json}`);
      });
      if (!stops.has(element)) stop();
    },
    /** Cancels the strategies of these elements; the next scan finds them again. */
    forget(isMeant: (element: Element) => boolean) {
      for (const [element, stop] of stops) {
        if (!isMeant(element)) continue;
        stop();
        stops.delete(element);
        marked.delete(element);
      }
    },
  };
}

function fail(element: Element, name: string, reason: string): void {
  failIsland(element, name, new IslandError(name, reason));
}
