import { useState } from 'react';
import { formatDate } from '../../domain/format/format-date.ts';
import { CATALOG_TITLE_LIMIT, type CatalogSummary } from '../../domain/product/catalog.ts';
import { leaveTo } from '../../lib/address/leave-to.ts';
import { wishAfterLogin } from '../../listing/state/hits/wish.ts';
import { usePage, useTexts } from '../../store/hooks.ts';
import { openLogin } from '../../store/session/open-login.ts';
import { catalogsTexts } from '../texts/catalogs.ts';
import type { OwnRoute } from './useCatalogRoute.ts';
import type { Catalogs } from './useCatalogs.ts';
import { copyCatalog, makeCatalog, removeCatalog } from './whole-catalogs.ts';

/** Makes, copies and deletes catalogues, and goes to those that are new. For visitors each opens the login. */
export function useWholeCatalogs({ perspective, hrefOf }: OwnRoute, catalogs?: Catalogs) {
  const page = usePage();
  const text = useTexts(catalogsTexts);
  const [isMaking, setMaking] = useState(false);
  const [copying, setCopying] = useState<string>();
  /** @returns whether there is somebody to do it for */
  const isSignedIn = (goOn: () => void) => {
    if (page.store.getState().user) return true;
    openLogin(page, goOn);
    return false;
  };
  const open = (id: string | undefined) => {
    if (id !== undefined) leaveTo(hrefOf({ id }));
  };
  const make = async () => {
    if (!isSignedIn(make)) return;
    setMaking(true);
    const title = text('catalogs.new.title', { date: formatDate(new Date().toISOString()) ?? '' });
    open(await makeCatalog(page, { title, productIds: [], excludedProductIds: [] }, make));
    setMaking(false);
  };
  const copy = async (catalog: CatalogSummary) => {
    const again = () => void copy(catalog);
    if (!isSignedIn(again)) return;
    setCopying(catalog.id);
    const title = text('catalogs.copy.title', { title: catalog.title }).slice(0, CATALOG_TITLE_LIMIT).trim();
    open(await copyCatalog(page, { id: catalog.id, title, perspective }, again));
    setCopying(undefined);
  };
  const remove = async (catalog: CatalogSummary, askAgain: (current: CatalogSummary) => void) => {
    const again = () => void remove(catalog, askAgain);
    const isDeleted = await removeCatalog(page, { ...catalog, perspective, again, askAgain });
    if (isDeleted) catalogs?.drop(catalog.id);
  };
  return {
    isMaking,
    /** Id of the catalogue whose copy is being made. */
    copying,
    make,
    copy,
    remove,
    toggleFavourite(catalog: CatalogSummary) {
      if (page.store.getState().user) catalogs?.toggleFavourite(catalog);
      else wishAfterLogin(page, `catalog ${catalog.id}`);
    },
  };
}
