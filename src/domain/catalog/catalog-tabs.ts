import type { CatalogSummary } from './catalog.ts';

/** Tabs of the overview, the first being the default. */
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

/** The tab that an address names; the first for any other word. */
export function catalogTab(word: string | null): CatalogTab {
  return CATALOG_TABS.find((tab) => tab === word) ?? CATALOG_TABS[0];
}
