import { useEffect, useState } from 'react';
import type { Perspective } from '../../domain/product/catalog.ts';
import { userStatus } from '../../domain/user/user-status.ts';
import { useShared } from '../../store/hooks.ts';
import { type CatalogPlace, catalogQuery, readCatalogPlace } from '../rules/catalog-address.ts';

/** Where someone is among the catalogues. */
export interface OwnPlace extends Omit<CatalogPlace, 'perspective'> {
  /** Only internal users have one. */
  perspective: Perspective | undefined;
  /** Changes the place on the page, as an entry of the history. */
  go: (changes: Partial<Omit<CatalogPlace, 'id'>>) => void;
  /** Address of another place. */
  hrefOf: (place: Partial<Pick<CatalogPlace, 'id' | 'tab'>>) => string;
}

/** The place that the address names; it follows Back and Forward. */
export function useCatalogPlace(): OwnPlace {
  const isInternal = useShared(({ user }) => userStatus(user) === 'internal');
  const [place, setPlace] = useState(() => readCatalogPlace(location.search));
  useEffect(() => {
    const follow = () => setPlace(readCatalogPlace(location.search));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const { perspective } = place;
  return {
    ...place,
    perspective: isInternal ? perspective : undefined,
    go(changes) {
      const next = { ...readCatalogPlace(location.search), ...changes };
      const query = catalogQuery(location.search, next);
      history.pushState(null, '', location.pathname + query + location.hash);
      setPlace(next);
    },
    hrefOf: (other) => location.pathname + catalogQuery('', { ...other, perspective }),
  };
}
