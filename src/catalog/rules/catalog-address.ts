import type { Perspective } from '../../domain/product/catalog.ts';
import { type CatalogTab, catalogTab } from './catalog-tabs.ts';

/** State of the catalogues in the page's address. */
export interface CatalogRoute {
  /** Id of the shown catalogue; without one the overview is shown. */
  id: string | undefined;
  tab: CatalogTab;
  /** Perspective of internal users. */
  perspective: Perspective;
  /** Products for it are chosen from the listing of all. */
  isChoosing: boolean;
}

/** Begins the parameters of the listing that products are chosen from. */
export const CHOICE_PREFIX = 'choose-';

/** Reads the state from the query string of an address. */
export function readCatalogRoute(search: string): CatalogRoute {
  const query = new URLSearchParams(search);
  return {
    id: query.get('id') || undefined,
    tab: catalogTab(query.get('tab')),
    perspective: query.get('perspective') === 'customer' ? 'customer' : 'internal',
    isChoosing: query.has('choose'),
  };
}

/** Returns the query string of a state, such as `?id=c-1`; defaults are left out, other parameters are kept. */
export function catalogQuery(
  search: string,
  { id, tab, perspective, isChoosing }: Partial<CatalogRoute>,
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
