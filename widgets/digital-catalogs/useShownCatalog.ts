import { type CatalogSummary, countOf } from '../../src/domain/catalog/catalog.ts';
import { readUnsaved } from '../../src/store/catalog/kept-catalog.ts';
import { usePage } from '../../src/store/hooks.ts';

/** A catalogue as its own page shows it: with changes that this browser tab could not save yet. */
export function useShownCatalog(catalog: CatalogSummary) {
  const { store } = usePage();
  const { id, title, count, excludedCount, canEdit } = catalog;
  const unsaved = canEdit ? readUnsaved(store, id) : undefined;
  if (!unsaved) return { title, count, excludedCount, isUnsaved: false };
  return {
    title: unsaved.title,
    count: countOf(unsaved),
    excludedCount: unsaved.excludedProductIds.length,
    isUnsaved: true,
  };
}
