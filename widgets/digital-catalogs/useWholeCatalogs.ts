import { useState } from 'react';
import { CATALOG_TITLE_LIMIT, type CatalogSummary } from '../../src/domain/catalog/catalog.ts';
import { formatDate } from '../../src/domain/format-date.ts';
import { leaveTo } from '../../src/lib/leave-to.ts';
import type { Catalogs } from '../../src/store/catalog/useCatalogs.ts';
import { copyCatalog, makeCatalog, removeCatalog } from '../../src/store/catalog/whole-catalogs.ts';
import { usePage, useTexts } from '../../src/store/hooks.ts';
import { catalogsTexts } from '../../src/texts/catalogs.ts';
import type { OwnPlace } from './useCatalogPlace.ts';

/** Makes, copies and deletes catalogues, and goes to those that are new. For visitors each opens the login. */
export function useWholeCatalogs({ perspective, hrefOf }: OwnPlace, catalogs?: Catalogs) {
  const page = usePage();
  const text = useTexts(catalogsTexts);
  const [isMaking, setMaking] = useState(false);
  const [copying, setCopying] = useState<string>();
  /** @returns whether there is somebody to do it for */
  const isSignedIn = () => {
    if (page.store.getState().user) return true;
    page.bus.emit('overlay:open', { name: 'login' });
    return false;
  };
  const open = (id: string | undefined) => {
    if (id !== undefined) leaveTo(hrefOf({ id }));
  };
  return {
    isMaking,
    /** Id of the catalogue whose copy is being made. */
    copying,
    async make() {
      if (!isSignedIn()) return;
      setMaking(true);
      const title = text('catalogs.new.title', { date: formatDate(new Date().toISOString()) ?? '' });
      open(await makeCatalog(page, { title, productIds: [], excludedProductIds: [] }));
      setMaking(false);
    },
    async copy({ id, title: original }: CatalogSummary) {
      if (!isSignedIn()) return;
      setCopying(id);
      const title = text('catalogs.copy.title', { title: original }).slice(0, CATALOG_TITLE_LIMIT).trim();
      open(await copyCatalog(page, { id, title, perspective }));
      setCopying(undefined);
    },
    async remove(catalog: CatalogSummary) {
      if (await removeCatalog(page, catalog)) catalogs?.drop(catalog.id);
    },
    toggleFavourite(catalog: CatalogSummary) {
      if (isSignedIn()) catalogs?.toggleFavourite(catalog);
    },
  };
}
