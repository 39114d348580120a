import { useCallback, useState } from 'react';
import type { CompetitorProduct } from '../../../src/domain/competitor/competitor-product.ts';
import { withChosen, withoutChosen } from '../../../src/domain/search/chosen-in-address.ts';
import { addressWith, pageUrl, pushAddress } from '../../../src/lib/address/page-address.ts';
import { useInAddress } from '../../../src/store/useInAddress.ts';
import type { CompetitorSearchProps } from '../island.ts';

/** The selection: a competitor's product, and the medium in which ours are compared with it. */
export interface ChosenProduct {
  /** From the address; `undefined` while none is selected. */
  id: string | undefined;
  /** Code from the address; `undefined` if the service chooses it. */
  medium: string | undefined;
  /** The product itself, once it is known. */
  product: CompetitorProduct | undefined;
  /** Whether product or medium were chosen since the page was loaded. */
  isChosenHere: boolean;
  /** Search term from the address of a link. */
  term: string;
  /** Writes the product into the address, as a new history entry. */
  choose: (product: CompetitorProduct) => void;
  /** The same with the medium. */
  chooseMedium: (medium: string) => void;
  /** Stores the product of the address once a response contains it. */
  learn: (product: CompetitorProduct) => void;
  /** Whether the address has both. */
  isNamed: (id: string, medium: string | undefined) => boolean;
}

/** The selected product and medium, stored in the address, so that Back undoes a selection. Filters are kept. */
export function useChosenProduct({
  urlPrefix,
  urlKeys,
  product: byDefault,
  medium: mediumByDefault,
}: Pick<CompetitorSearchProps, 'urlPrefix' | 'urlKeys' | 'product' | 'medium'>): ChosenProduct {
  const keyOf = (key: string) => urlPrefix + (urlKeys[key] ?? key);
  const near = useInAddress(keyOf('near'), byDefault);
  const medium = useInAddress(keyOf('medium'), mediumByDefault);
  const term = useInAddress(keyOf('q'));
  const [isChosenHere, setChosenHere] = useState(false);
  const [products, setProducts] = useState<ReadonlyMap<string, CompetitorProduct>>(new Map());
  const learn = useCallback(
    (product: CompetitorProduct) => setProducts((known) => new Map(known).set(product.id, product)),
    [],
  );
  const go = (search: string) => {
    setChosenHere(true);
    pushAddress(addressWith(search));
    near.follow();
    medium.follow();
  };
  const id = near.value;
  return {
    id,
    medium: medium.value,
    product: id === undefined ? undefined : products.get(id),
    term: id === undefined ? (term.now() ?? '') : '',
    isChosenHere,
    learn,
    choose(product) {
      learn(product);
      if (product.id === id) return;
      go(withChosen(withoutChosen(pageUrl().search, keyOf('q')), keyOf('near'), product.id));
    },
    chooseMedium(key) {
      if (key !== medium.value) go(withChosen(pageUrl().search, keyOf('medium'), key));
    },
    isNamed: (otherId, otherMedium) => near.now() === otherId && medium.now() === otherMedium,
  };
}
