import { useEffect } from 'react';
import { whenShown } from '../../../src/lib/when-shown.ts';
import { useLoadedProduct } from '../../../src/product/state/useLoadedProduct.ts';
import { usePage, useShared } from '../../../src/store/hooks.ts';
import { useTechnicalEntries } from '../../../src/store/reads/useFieldManifest.ts';
import { keepRecentProduct } from '../state/recent-products.ts';
import { recordOf } from './record-of.ts';

/** Records the product of the page once another island shows it, in the industry that it is shown in. */
export function RecordView({ productId }: { productId: string }) {
  const { store } = usePage();
  const { product, status } = useLoadedProduct(productId);
  const isAllowed = useShared(({ consent }) => consent?.functional === true);
  const entries = useTechnicalEntries();
  const known = entries.status === 'ready' ? entries.value : entries.failure ? NONE : undefined;
  useEffect(() => {
    // While it is loaded for another viewer, it is still that of the one before.
    if (product && status === 'ready' && isAllowed && known) {
      whenShown(() => keepRecentProduct(store, recordOf(product, known)));
    }
  }, [product, status, isAllowed, known, store]);
  return null;
}

const NONE = [] as const;
