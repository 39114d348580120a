import type { Perspective } from './catalog.ts';
import { type CatalogTab, catalogTab } from './catalog-tabs.ts';

/** What the page's address says of the catalogues. */
export interface CatalogPlace {
  /** The catalogue that is shown; the overview without one. */
  id: string | undefined;
  tab: CatalogTab;
  /** As whom internal users look. */
  perspective: Perspective;
  /** Products for it are chosen from the listing of all. */
  isChoosing: boolean;
}

/** Begins the parameters of the listing that products are chosen from. */
export const CHOICE_PREFIX = 'choose-';

/** Reads which catalogue, or which tab of the overview, the query string of an address names. */
export function readCatalogPlace(search: string): CatalogPlace {
  const query = new URLSearchParams(search);
  return {
    id: query.get('id') || undefined,
    tab: catalogTab(query.get('tab')),
    perspective: query.get('perspective') === 'customer' ? 'customer' : 'internal',
    isChoosing: query.has('choose'),
  };
}

/** The query of a place, such as `?id=c-1`; the defaults are left out, other parameters stay. */
export function catalogQuery(
  search: string,
  { id, tab, perspective, isChoosing }: Partial<CatalogPlace>,
): string {
  const query = new URLSearchParams(search);
  const put = (key: string, value: string | undefined) => (value ? query.set(key, value) : query.delete(key));
  put('id', id);
  put('tab', tab === 'all' ? undefined : tab);
  put('perspective', perspective === 'customer' ? perspective : undefined);
  put('choose', isChoosing ? 'true' : undefined);
  if (!isChoosing) for (const key of [...query.keys()]) if (key.startsWith(CHOICE_PREFIX)) query.delete(key);
  return query.size > 0 ? `?${query}` : '';
}
