import { useEffect, useState } from 'react';
import type { Perspective } from '../../domain/product/catalog.ts';
import { userStatus } from '../../domain/user/user-status.ts';
import { addressWith, pageUrl, pushAddress } from '../../lib/address/page-address.ts';
import { useShared } from '../../store/hooks.ts';
import { type CatalogRoute, catalogQuery, readCatalogRoute } from '../rules/catalog-address.ts';

/** Where someone is among the catalogues. */
export interface OwnRoute extends Omit<CatalogRoute, 'perspective'> {
  /** Only internal users have one. */
  perspective: Perspective | undefined;
  /** Changes the place on the page, as an entry of the history. */
  go: (changes: Partial<Omit<CatalogRoute, 'id'>>) => void;
  /** Address of another place. */
  hrefOf: (route: Partial<Pick<CatalogRoute, 'id' | 'tab'>>) => string;
}

/** The place that the address names; it follows Back and Forward. */
export function useCatalogRoute(): OwnRoute {
  const isInternal = useShared(({ user }) => userStatus(user) === 'internal');
  const [route, setRoute] = useState(() => readCatalogRoute(pageUrl().search));
  useEffect(() => {
    const follow = () => setRoute(readCatalogRoute(pageUrl().search));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const { perspective } = route;
  return {
    ...route,
    perspective: isInternal ? perspective : undefined,
    go(changes) {
      const next = { ...readCatalogRoute(pageUrl().search), ...changes };
      pushAddress(addressWith(catalogQuery(pageUrl().search, next)));
      setRoute(next);
    },
    hrefOf: (other) => pageUrl().pathname + catalogQuery('', { ...other, perspective }),
  };
}
