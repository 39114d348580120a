import { useCallback } from 'react';
import type { ProductHit, SearchHit } from '../../../domain/search/search-hit.ts';
import type { HitsView } from '../../../listing/parts/items/hits-view.ts';
import { ProductList } from '../../../listing/parts/products/ProductList.tsx';
import { ProductRow } from '../../../listing/parts/products/ProductRow.tsx';
import { AddButton } from '../draft/AddButton.tsx';

/** Renders hits as products to choose from. */
export function drawHits(hits: readonly SearchHit[], view: HitsView) {
  return <Choices hits={hits.filter((hit) => hit.resultType === 'pigments')} view={view} />;
}

function Choices({ hits, view }: { hits: readonly ProductHit[]; view: HitsView }) {
  const row = useCallback(
    (hit: ProductHit, index: number) => (
      <ProductRow {...{ hit, index, view }} actions={<Actions hit={hit} />} />
    ),
    [view],
  );
  return <ProductList hits={hits} view={view} row={row} />;
}

function Actions({ hit }: { hit: ProductHit }) {
  return (
    <div className="ce-hit__actions ce-cluster">
      <AddButton product={hit} />
    </div>
  );
}
