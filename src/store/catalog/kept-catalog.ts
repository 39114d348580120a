import * as v from 'valibot';
import type { CatalogContent } from '../../domain/catalog/catalog.ts';
import { parseJson } from '../../lib/parse-json.ts';
import type { Store } from '../state.ts';

/** Unsaved content, with the version that it is based on. */
export interface UnsavedCatalog {
  base: CatalogContent;
  content: CatalogContent;
}

const content = v.object({
  title: v.string(),
  productIds: v.array(v.string()),
  excludedProductIds: v.array(v.string()),
});
const unsaved = v.object({ base: content, content });

/**
 * A draft belongs to its user: it is not shown to another one, and is deleted when another one signs in
 * (`dropOtherDrafts`).
 */
function keyOf(store: Store, id: string): string {
  return `ce-draft:${store.getState().user?.userId}/catalog-${id}`;
}

/** Keeps it in the browser tab, across reloads and a login. */
export function keepUnsaved(store: Store, id: string, { base, content }: UnsavedCatalog): void {
  try {
    sessionStorage.setItem(keyOf(store, id), JSON.stringify({ base, content }));
  } catch {
    // Storage is blocked or full: it is kept only in memory.
  }
}

/** Returns the changes of a catalogue that an earlier page could not save, if there are any. */
export function readUnsaved(store: Store, id: string): UnsavedCatalog | undefined {
  try {
    const { success, output } = v.safeParse(
      unsaved,
      parseJson(sessionStorage.getItem(keyOf(store, id)) ?? ''),
    );
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes the kept changes of a catalogue, once they are saved or discarded. */
export function forgetUnsaved(store: Store, id: string): void {
  try {
    sessionStorage.removeItem(keyOf(store, id));
  } catch {
    // Storage is blocked, so nothing is kept.
  }
}
