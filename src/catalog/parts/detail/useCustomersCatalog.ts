import { useState } from 'react';
import type { Catalog, CatalogContent } from '../../../domain/product/catalog.ts';
import { loadService } from '../../../store/reads/load-service.ts';
import { defineRead } from '../../../store/reads/reads.ts';
import { useRead } from '../../../store/reads/useRead.ts';
import { useCatalogState, useOpenCatalog } from '../draft/draft-context.ts';

/** The version is that of what is saved. */
const customersCatalog = defineRead(
  'customers-catalog',
  async ({ http, signal }, { id }: Pick<Catalog, 'id' | 'version'>) => {
    const { readCatalog } = await loadService(() => import('../../../services/catalogs.ts'));
    return readCatalog(http, { id, perspective: 'customer' }, signal);
  },
);

/** A catalogue as customers see it. Only the service knows which products they don't see. */
export interface CustomersCatalog {
  swatches: Catalog['swatches'];
  /** How many of the products on screen they see, also while changes are being saved. */
  count: number;
}

/** Reads the open catalogue as customers see it, for each version that is saved. `undefined` before the first answer. */
export function useCustomersCatalog(): CustomersCatalog | undefined {
  const { added } = useOpenCatalog();
  const saved = useCatalogState((state) => state.saved);
  const content = useCatalogState((state) => state.content);
  const { id, version } = saved;
  const read = useRead(customersCatalog({ id, version }));
  const [latest, setLatest] = useState<{ seen: Catalog; of: Catalog }>();
  if (read.status === 'ready' && read.value !== latest?.seen) setLatest({ seen: read.value, of: saved });
  if (!latest) return undefined;
  const { seen, of } = latest;
  const open = new Set(seen.productIds);
  const hidden = new Set(of.productIds.filter((each) => !open.has(each)));
  // The service says it of saved products only.
  for (const product of added.values()) if (product.isInternal) hidden.add(product.id);
  return { swatches: seen.swatches, count: countWithout(hidden, content) };
}

function countWithout(
  hidden: ReadonlySet<string>,
  { productIds, excludedProductIds }: CatalogContent,
): number {
  const excluded = new Set(excludedProductIds);
  return productIds.filter((id) => !excluded.has(id) && !hidden.has(id)).length;
}
