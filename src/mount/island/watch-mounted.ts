import { parseRecord } from '../../payload/raw-page.ts';
import type { Registry } from '../registry.ts';

/**
 * Watches elements with an island: removing one unmounts its island (putting it back mounts it again), moving one keeps
 * it, and changing `data-ce-props` updates it. One that was never on the page keeps its island, too, since it may be
 * inserted later.
 */
export function watchMounted({ handles, marked, detached }: Registry): void {
  new MutationObserver((records) => {
    for (const [element, handle] of handles) {
      if (element.isConnected) detached.delete(element);
      if (element.isConnected || detached.has(element)) continue;
      handle.unmount();
      marked.delete(element);
    }
    for (const { type, target } of records) {
      if (type !== 'attributes') continue;
      const props = parseRecord((target as HTMLElement).dataset.ceProps);
      if (props) handles.get(target as Element)?.update(props);
    }
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-ce-props'] });
}
