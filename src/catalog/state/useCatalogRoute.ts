import { useEffect, useState } from 'react';
import type { Perspective } from '../../domain/product/catalog.ts';
import { userStatus } from '../../domain/user/user-status.ts';
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
  const [route, setRoute] = useState(() => readCatalogRoute(location.search));
  useEffect(() => {
    const follow = () => setRoute(readCatalogRoute(location.search));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const { perspective } = route;
  return {
    ...route,
    perspective: isInternal ? perspective : undefined,
    go(changes) {
      const next = { ...readCatalogRoute(location.search), ...changes };
      const query = catalogQuery(location.search, next);
      history.pushState(null, '', location.pathname + query + location.hash);
      setRoute(next);
    },
    hrefOf: (other) => location.pathname + catalogQuery('', { ...other, perspective }),
  };
}
