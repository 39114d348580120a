import { parseRecord, payloadElements } from '../payload/raw-page.ts';
import type { Registry } from './registry.ts';

/** Takes over a payload in place of the page's. An unusable one is reported, and the one before it stays. */
export function takePayload({ bus, page }: Pick<Registry, 'bus' | 'page'>, json: string): void {
  const fields = parseRecord(json) ?? {};
  page.json = json;
  if (Object.keys(fields).length > 0) page.fields = fields;
  bus.emit('payload:changed', {});
}

/**
 * Watches the payload's element, which sites that navigate without a reload rewrite, replace or add anew. While there is
 * none, as between two pages, the last payload stays.
 *
 * @returns looks at the page: call it after each change
 */
export function watchPayload(shared: Pick<Registry, 'bus' | 'page'>): () => void {
  let elements = payloadElements();
  let [element] = elements;
  let { json } = shared.page;
  return () => {
    // Turbo shows a page that it has kept until the fresh one comes: its user may have logged out since.
    if (document.documentElement.hasAttribute('data-turbo-preview')) return;
    const before = elements;
    elements = payloadElements();
    // Routers that merge the head keep the old page's element there: the one that came last counts.
    const added = elements.findLast((each) => !before.includes(each));
    // Turbo adds only what does not stand in the head already: the page that one comes back to would change nothing.
    if (added) for (const each of before) each.toggleAttribute('data-ce-replaced', true);
    element = added ?? (element?.isConnected ? element : elements[0]);
    const text = element?.textContent;
    if (text == null || text === json) return;
    json = text;
    if (text !== shared.page.json) takePayload(shared, text);
  };
}
