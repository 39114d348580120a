import type { ProductHit } from '../../../src/domain/search/search-hit.ts';
import type { HttpContext } from '../../../src/http/http-context.ts';
import { leftOutOf, withLeftOut } from '../../../src/lib/left-out.ts';
import type { SearchCall } from '../../../src/services/search-calls.ts';
import { loadService } from '../../../src/store/reads/load-service.ts';
import { defineRead } from '../../../src/store/reads/reads.ts';
import { type Read, useRead } from '../../../src/store/reads/useRead.ts';

/** The saved products, and the same with their documents, as far as they have some. Both lists know what they left out. */
export interface SavedProducts {
  products: readonly ProductHit[];
  withDocuments: readonly ProductHit[];
}

/** Maximum number of hits per answer in listings of sheets (decision B31). */
const CAP = 250;
/** Ids per search: an address has its limits. */
const IDS = 100;

/**
 * Reads the user's saved products and all their documents of some types. What is saved may be other documents alone, so the
 * documents come from a search by id.
 */
export function useSavedProducts(types: readonly string[]): Read<SavedProducts> {
  return useRead(savedProducts(types));
}

const savedProducts = defineRead(
  'regulatory-matrix',
  async ({ http, signal }, types: readonly string[]): Promise<SavedProducts> => {
    const products = await allHits(
      http,
      { list: 'mysheets', filters: new URLSearchParams({ type: 'pigments', tab: 'mysheets' }) },
      signal,
    );
    const withDocuments: ProductHit[] = [];
    const unread: unknown[] = [];
    for (let from = 0; from < products.length; from += IDS) {
      const filters = new URLSearchParams({ type: 'pigments', tab: 'all' });
      for (const { id } of products.slice(from, from + IDS)) filters.append('ids', id);
      for (const type of types) filters.append('asset_type', type);
      const found = await allHits(http, { list: 'search', filters }, signal);
      withDocuments.push(...found);
      unread.push(...leftOutOf(found));
    }
    return { products, withDocuments: withLeftOut(withDocuments, unread) };
  },
);

async function allHits(
  http: HttpContext,
  call: Pick<SearchCall, 'list' | 'filters'>,
  signal: AbortSignal,
): Promise<ProductHit[]> {
  const { searchDocuments } = await loadService(() => import('../../../src/services/search.ts'));
  const found = new Map<string, ProductHit>();
  const unread: unknown[] = [];
  // By ranges, not by hits: invalid ones are left out of an answer. What moves to the next range meanwhile comes twice.
  for (let from = 0; ; from += CAP) {
    const range = { size: CAP, ...(from > 0 && { from }) };
    const { hits, total } = await searchDocuments(http, { ...call, range }, signal);
    for (const hit of hits) if (hit.resultType === 'pigments') found.set(hit.id, hit);
    unread.push(...leftOutOf(hits));
    if (hits.length === 0 || from + CAP >= total) return withLeftOut([...found.values()], unread);
  }
}
