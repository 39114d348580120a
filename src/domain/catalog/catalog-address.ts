import type { Perspective } from './catalog.ts';
import { type CatalogTab, catalogTab } from './catalog-tabs.ts';

/** What the page's address says of the catalogues. */
export interface CatalogPlace {
  /** The catalogue that is shown; the overview without one. */
  id: string | undefined;
  tab: CatalogTab;
  /** As whom internal users look. */
  perspective: Perspective;
}

export function readCatalogPlace(search: string): CatalogPlace {
  const query = new URLSearchParams(search);
  return {
    id: query.get('id') || undefined,
    tab: catalogTab(query.get('tab')),
    perspective: query.get('perspective') === 'customer' ? 'customer' : 'internal',
  };
}

/** The query of a place, such as `?id=c-1`; the defaults are left out, other parameters stay. */
export function catalogQuery(search: string, { id, tab, perspective }: Partial<CatalogPlace>): string {
  const query = new URLSearchParams(search);
  const put = (key: string, value: string | undefined) => (value ? query.set(key, value) : query.delete(key));
  put('id', id);
  put('tab', tab === 'all' ? undefined : tab);
  put('perspective', perspective === 'customer' ? perspective : undefined);
  return query.size > 0 ? `?${query}` : '';
}
