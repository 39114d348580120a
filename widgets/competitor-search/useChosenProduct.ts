import { useCallback, useEffect, useState } from 'react';
import { chosenIn, withChosen, withoutChosen } from '../../src/domain/competitor/chosen-in-address.ts';
import type { CompetitorProduct } from '../../src/domain/competitor/competitor-product.ts';
import type { CompetitorSearchProps } from './props.ts';

/** Which product of a competitor is searched by. */
export interface ChosenProduct {
  /** As the address has it; undefined while none is chosen. */
  id: string | undefined;
  /** The product itself, once it is known. */
  product: CompetitorProduct | undefined;
  /** Whether it was chosen since the page was loaded. */
  isChosenHere: boolean;
  /** A term that a link has brought along, to choose by. */
  term: string;
  /** Puts the product into the address, as an entry of the history. */
  choose: (product: CompetitorProduct) => void;
  /** An answer tells what the product of the address is. */
  learn: (product: CompetitorProduct) => void;
  /** Whether the address names this product now. */
  isNamed: (id: string) => boolean;
}

/** The chosen product, which the address keeps: Back undoes the choice. Filters stay with another choice. */
export function useChosenProduct({
  urlPrefix,
  urlKeys,
  product: byDefault,
}: Pick<CompetitorSearchProps, 'urlPrefix' | 'urlKeys' | 'product'>): ChosenProduct {
  const key = urlPrefix + (urlKeys.near ?? 'near');
  const termKey = urlPrefix + (urlKeys.q ?? 'q');
  const [id, setId] = useState(() => chosenIn(location.search, key) ?? byDefault);
  const [isChosenHere, setChosenHere] = useState(false);
  const [products, setProducts] = useState<ReadonlyMap<string, CompetitorProduct>>(new Map());
  useEffect(() => {
    const follow = () => setId(chosenIn(location.search, key) ?? byDefault);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [key, byDefault]);
  const learn = useCallback(
    (product: CompetitorProduct) => setProducts((known) => new Map(known).set(product.id, product)),
    [],
  );
  const choose = (product: CompetitorProduct) => {
    learn(product);
    if (product.id === id) return;
    setChosenHere(true);
    const search = withChosen(withoutChosen(location.search, termKey), key, product.id);
    history.pushState(null, '', location.pathname + search + location.hash);
    setId(product.id);
  };
  return {
    id,
    product: id === undefined ? undefined : products.get(id),
    term: id === undefined ? (chosenIn(location.search, termKey) ?? '') : '',
    ...{ isChosenHere, choose, learn },
    isNamed: (other) => (chosenIn(location.search, key) ?? byDefault) === other,
  };
}
