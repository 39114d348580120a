import { useMemo } from 'react';
import type { ResultType, SearchHit } from '../../../domain/search/search-hit.ts';
import { lazyPart } from '../../../outcome/lazy-part.ts';
import type { BulkLimit } from '../../../product/rules/documents/bulk-selection.ts';
import type { ListingSort, ListingView } from '../../rules/listing-query.ts';
import type { HitsView } from '../items/hits-view.ts';
import { ProductList } from '../products/ProductList.tsx';

/** The previous view stays until the code of the new one is loaded. */
const VIEWS = { Waiting: null };

const HitCards = lazyPart(() => import('./HitCards.tsx').then((module) => module.HitCards), VIEWS);
const ProductTable = lazyPart(
  () => import('../products/ProductTable.tsx').then((module) => module.ProductTable),
  VIEWS,
);
const ListedDocuments = lazyPart(
  () => import('../documents/ListedDocuments.tsx').then((module) => module.ListedDocuments),
  VIEWS,
);

interface HitsOfTypeProps {
  mode: 'search' | 'sheets';
  type: ResultType;
  hits: readonly SearchHit[];
  total: number;
  sort: ListingSort | undefined;
  shownView: ListingView;
  view: HitsView;
  bulkLimit: BulkLimit | undefined;
}

/** Hits, rendered by type. Only the list of products is in the first view's code. */
export function HitsOfType({ mode, type, hits, total, sort, shownView, view, bulkLimit }: HitsOfTypeProps) {
  const products = useHitsOf(hits, 'pigments');
  const documents = useHitsOf(hits, 'assets');
  const stacks = useHitsOf(hits, 'imageStacks');
  if (type === 'assets' || mode === 'sheets')
    return <ListedDocuments documents={documents} sheets={products} view={view} bulkLimit={bulkLimit} />;
  if (type === 'imageStacks' || shownView === 'grid')
    return <HitCards products={products} stacks={stacks} view={view} />;
  if (shownView === 'table') return <ProductTable hits={products} total={total} sort={sort} view={view} />;
  return <ProductList hits={products} view={view} />;
}

/** The hits of one type: an answer contains no others. */
function useHitsOf<Type extends ResultType>(hits: readonly SearchHit[], type: Type) {
  return useMemo(
    () => hits.filter((hit): hit is Extract<SearchHit, { resultType: Type }> => hit.resultType === type),
    [hits, type],
  );
}
