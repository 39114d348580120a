import type { CatalogSummary } from '../../domain/product/catalog.ts';

/** Tabs of the overview; the first is the default. */
export const CATALOG_TABS = ['all', 'favourites', 'own', 'standard'] as const;

/** A tab of the overview. */
export type CatalogTab = (typeof CATALOG_TABS)[number];

const MEMBERS: Record<CatalogTab, (catalog: CatalogSummary) => boolean> = {
  all: () => true,
  favourites: ({ isFavorite }) => isFavorite,
  own: ({ isStandard }) => !isStandard,
  standard: ({ isStandard }) => isStandard,
};

/** The catalogues of a tab. */
export function catalogsOf(tab: CatalogTab, catalogs: readonly CatalogSummary[]): CatalogSummary[] {
  return catalogs.filter(MEMBERS[tab]);
}

/** Returns the tab named in an address; the first for any other value. */
export function catalogTab(word: string | null): CatalogTab {
  return CATALOG_TABS.find((tab) => tab === word) ?? CATALOG_TABS[0];
}
