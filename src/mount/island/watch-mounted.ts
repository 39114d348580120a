import { parseRecord } from '../../payload/raw-page.ts';
import type { Registry } from '../registry.ts';
import { watchPayload } from '../watch-payload.ts';

/**
 * Watches elements with an island: removing one unmounts its island (putting it back mounts it again), moving one keeps
 * it, and changing `data-ce-props` updates it. One that was never on the page keeps its island, too, since it may be
 * inserted later. The payload's element is watched, too.
 */
export function watchMounted(shared: Registry): void {
  const { handles, marked, detached } = shared;
  const readPayload = watchPayload(shared);
  // The page may have changed it while the core was being fetched.
  readPayload();
  new MutationObserver((records) => {
    for (const [element, handle] of handles) {
      if (element.isConnected) detached.delete(element);
      if (element.isConnected || detached.has(element)) continue;
      handle.unmount();
      marked.delete(element);
    }
    // What has left the page with its payload is gone by now; what has come with another one is mounted afterwards.
    readPayload();
    for (const { type, target } of records) {
      if (type !== 'attributes') continue;
      const props = parseRecord((target as HTMLElement).dataset.ceProps);
      if (props) handles.get(target as Element)?.update(props);
    }
  }).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['data-ce-props'],
  });
}
