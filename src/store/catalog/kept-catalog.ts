import * as v from 'valibot';
import type { CatalogContent } from '../../domain/catalog/catalog.ts';
import { parseJson } from '../../lib/parse-json.ts';
import type { Store } from '../state.ts';

/** What could not be saved yet, with what it was made of. */
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

/** A draft is its user's: another one does not get it, and it goes as another one signs in (`dropOtherDrafts`). */
function keyOf(store: Store, id: string): string {
  return `ce-draft:${store.getState().user?.userId}/catalog-${id}`;
}

/** Keeps it until the browser tab is closed: it outlives a reload and a login. */
export function keepUnsaved(store: Store, id: string, { base, content }: UnsavedCatalog): void {
  try {
    sessionStorage.setItem(keyOf(store, id), JSON.stringify({ base, content }));
  } catch {
    // Storage is blocked or full: it is kept for as long as the page.
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

/** Deletes the kept changes of a catalogue, once they are saved or given up. */
export function forgetUnsaved(store: Store, id: string): void {
  try {
    sessionStorage.removeItem(keyOf(store, id));
  } catch {
    // Storage is blocked, so nothing is kept.
  }
}
