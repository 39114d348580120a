import { useState } from 'react';
import type { FieldEntry } from '../../../domain/fields/field-entry.ts';
import type { BasketItem } from '../../../domain/product/basket-item.ts';
import type { TechnicalEntry } from '../../../domain/technical/technical-property.ts';
import type { ServiceError } from '../../../errors/service-error.ts';
import { mayBeLeftOut } from '../../../lib/left-out.ts';
import type { Product } from '../../../services/products.ts';
import { useFieldManifest, useTechnicalEntries } from '../../../store/reads/useFieldManifest.ts';
import type { Comparison } from '../../rules/content/comparison.ts';
import { useProducts } from '../../state/useProducts.ts';

/** All that the table shows. */
export interface Compared {
  industry: string;
  products: readonly Product[];
  /** Products that do not exist any more, or not for this user. */
  missing: readonly BasketItem[];
  /** Products of which the answer could not be read. */
  unread: readonly BasketItem[];
  manifest: readonly FieldEntry[];
  technicalEntries: readonly TechnicalEntry[];
}

/** Loading state of the compared products. A failure is kept while it is tried again. */
export type ComparedState = { retry: () => void } & (
  | { status: 'loading' | 'failed'; failure?: ServiceError | undefined; failed?: 'products' | 'titles' }
  | { status: 'ready'; compared: Compared; failure?: undefined }
);

/**
 * Reads what a comparison's table shows. A product that is taken out needs no new call, and what is there stays
 * while more is loaded.
 */
export function useCompared({ industry, basket }: Comparison): ComparedState {
  const wanted = { industry: industry ?? '', uids: basket.map(({ uid }) => uid) };
  const [asked, setAsked] = useState(wanted);
  const isCovered =
    asked.industry === wanted.industry && wanted.uids.every((uid) => asked.uids.includes(uid));
  const request = isCovered ? asked : wanted;
  if (!isCovered) setAsked(wanted);

  const products = useProducts(request);
  const manifest = useFieldManifest();
  const technicalEntries = useTechnicalEntries();
  const [last, setLast] = useState<readonly Product[]>();
  if (products.status === 'ready' && products.value !== last) setLast(products.value);

  // A column stays until the one that takes its place has come.
  const [settled, setSettled] = useState(basket);
  const isSettled = settled.map(({ uid }) => uid).join() === wanted.uids.join();
  if (products.status === 'ready' && !isSettled) setSettled(basket);

  const reads = [products, manifest, technicalEntries];
  const retry = () => {
    for (const read of reads) if (read.status === 'failed') read.retry();
  };
  const failed = reads.find((read) => read.failure);
  if (failed?.failure) {
    const status = reads.some((read) => read.status === 'failed') ? 'failed' : 'loading';
    return { status, failure: failed.failure, failed: failed === products ? 'products' : 'titles', retry };
  }
  const isLoaded = products.status === 'ready';
  const known = products.status === 'ready' ? products.value : last;
  // None is worth no table to look at meanwhile.
  const isKnown = products.status === 'ready' || (known && known.length > 0);
  if (!known || !isKnown || manifest.status !== 'ready' || technicalEntries.status !== 'ready')
    return { status: 'loading', retry };
  const absent = isLoaded ? basket.filter(({ uid }) => !known.some((product) => product.uid === uid)) : [];
  const [missing = [], unread = []] = [false, true].map((isUnread) =>
    absent.filter(({ uid }) => mayBeLeftOut(known, 'uid', uid) === isUnread),
  );
  return {
    status: 'ready',
    retry: products.retry,
    compared: {
      industry: wanted.industry,
      products: (isLoaded ? basket : settled).flatMap(
        ({ uid }) => known.find((product) => product.uid === uid) ?? [],
      ),
      missing,
      unread,
      manifest: manifest.value,
      technicalEntries: technicalEntries.value,
    },
  };
}
