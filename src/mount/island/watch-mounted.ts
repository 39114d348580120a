import { parseRecord } from '../../payload/raw-page.ts';
import type { Registry } from '../registry.ts';

/**
 * Follows the elements that have an island: one taken off the page loses it (and gets it anew when it comes
 * back), a moved one keeps it, and changed `data-ce-props` are an update. One that was never on the page keeps it, too:
 * it may be put there later.
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
