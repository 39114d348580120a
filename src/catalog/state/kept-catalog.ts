import * as v from 'valibot';
import type { CatalogContent } from '../../domain/product/catalog.ts';
import type { Store } from '../../store/state.ts';
import { forgetUnsent, readUnsent } from '../../store/write/unsent.ts';

/** The editable part of a catalogue, as the tab keeps it. */
export const contentSchema: v.GenericSchema<unknown, CatalogContent> = v.object({
  title: v.string(),
  productIds: v.array(v.string()),
  excludedProductIds: v.array(v.string()),
});

/** Name of a catalogue's unsaved changes in the tab. */
export function unsavedName(id: string): string {
  return `catalog-${id}`;
}

/** Returns a catalogue's content with the changes that an earlier page could not save, if there are any. */
export function readUnsaved(store: Store, id: string): CatalogContent | undefined {
  return readUnsent(store.getState().user?.userId, unsavedName(id), contentSchema)?.content;
}

/** Deletes the kept changes of a catalogue that is gone. */
export function forgetUnsaved(store: Store, id: string): void {
  forgetUnsent(store.getState().user?.userId, unsavedName(id));
}
