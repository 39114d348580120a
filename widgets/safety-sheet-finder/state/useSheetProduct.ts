import { useState } from 'react';
import { withChosen, withoutChosen } from '../../../src/domain/search/chosen-in-address.ts';
import type { ProductHit } from '../../../src/domain/search/search-hit.ts';
import { addressWith, pageUrl, pushAddress } from '../../../src/lib/address/page-address.ts';
import { plainText } from '../../../src/lib/text/fold-text.ts';
import { loadService } from '../../../src/store/reads/load-service.ts';
import { defineRead } from '../../../src/store/reads/reads.ts';
import { type Read, useRead } from '../../../src/store/reads/useRead.ts';
import { useInAddress } from '../../../src/store/useInAddress.ts';
import type { SafetySheetFinderProps } from '../island.ts';
import { clearProduct } from '../rules/clear-product.ts';

/** What is asked for by id, else by a term; nothing for neither. */
const sheetProduct = defineRead(
  'sheet-product',
  async ({ http, signal }, asked: { id?: string | undefined; term: string } | undefined): Promise<Found> => {
    if (!asked) return NOTHING;
    const { id, term } = asked;
    const { searchDocuments } = await loadService(() => import('../../../src/services/search.ts'));
    const filters = new URLSearchParams({
      type: 'pigments',
      ...(id === undefined ? { q: plainText(term) } : { ids: id }),
    });
    const range = { size: SIZE, ...(id === undefined && { isProductSuggestRequest: true as const }) };
    const { total, hits, didYouMean } = await searchDocuments(http, { filters, range }, signal);
    return { total, hits: hits.filter((hit) => hit.resultType === 'pigments'), didYouMean };
  },
);

/** What was found for the address. */
export interface Found {
  total: number;
  hits: readonly ProductHit[];
  didYouMean?: string | undefined;
}

/** The product of the address, or what could be meant. */
export interface SheetProduct {
  /** Id in the address, or the island's own. */
  id: string | undefined;
  /** Term in the address, if no product is. */
  term: string;
  /** Whether product or term were chosen since the page was loaded. */
  isChosenHere: boolean;
  product: ProductHit | undefined;
  read: Read<Found>;
  hrefOf: (product: ProductHit) => string;
  /** Writes the product into the address, as a new history entry. */
  choose: (product: ProductHit) => void;
  /** The same with a term. */
  search: (term: string) => void;
}

/** Hits of a term; the number of suggestions (spec P§9). */
const SIZE = 10;
const NOTHING: Found = { total: 0, hits: [] };

/** The product, stored in the address, so that it can be shared and Back undoes a choice. Other parameters are kept. */
export function useSheetProduct({
  urlPrefix,
  product: byDefault,
}: Pick<SafetySheetFinderProps, 'urlPrefix' | 'product'>): SheetProduct {
  const keys = { product: `${urlPrefix}product`, term: `${urlPrefix}q` };
  const named = useInAddress(keys.product);
  const typed = useInAddress(keys.term);
  const [isChosenHere, setChosenHere] = useState(false);
  const [known, setKnown] = useState<ReadonlyMap<string, ProductHit>>(new Map());
  const id = named.value ?? (typed.value === undefined ? byDefault : undefined);
  const term = id === undefined ? (typed.value ?? '') : '';
  const chosen = id === undefined ? undefined : known.get(id);
  const isAsked = !chosen && (id !== undefined || term !== '');

  const read = useRead(sheetProduct(isAsked ? { id, term } : undefined));
  const { total, hits } = read.status === 'ready' ? read.value : NOTHING;
  const meant =
    id === undefined ? clearProduct(term, { found: hits, total }) : hits.find((hit) => hit.id === id);
  const without = (name: string) => withoutChosen(pageUrl().search, name);
  const go = (search: string) => {
    setChosenHere(true);
    pushAddress(addressWith(search));
    named.follow();
    typed.follow();
  };
  return {
    id,
    term,
    isChosenHere,
    product: chosen ?? meant,
    read,
    hrefOf: ({ id }) => addressWith(withChosen(without(keys.term), keys.product, id)),
    choose(product) {
      setKnown((others) => new Map(others).set(product.id, product));
      if (product.id !== id) go(withChosen(without(keys.term), keys.product, product.id));
    },
    search(next) {
      if (next !== term || id !== undefined) go(withChosen(without(keys.product), keys.term, next));
    },
  };
}
