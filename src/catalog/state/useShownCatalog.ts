import { type CatalogSummary, countOf } from '../../domain/product/catalog.ts';
import { usePage } from '../../store/hooks.ts';
import { readUnsaved } from './kept-catalog.ts';

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
