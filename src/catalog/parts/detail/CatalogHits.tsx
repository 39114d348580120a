import { useCallback, useRef } from 'react';
import type { ProductHit, SearchHit } from '../../../domain/search/search-hit.ts';
import type { HitsView } from '../../../listing/parts/items/hits-view.ts';
import { ProductList } from '../../../listing/parts/products/ProductList.tsx';
import { ProductRow } from '../../../listing/parts/products/ProductRow.tsx';
import { useListingState } from '../../../listing/state/listing-context.ts';
import { useOpenCatalog } from '../draft/draft-context.ts';
import { EditableRow } from './EditableRow.tsx';
import { LabFigures, LabHead } from './LabFigures.tsx';
import { useCatalogRows } from './useCatalogRows.ts';

interface CatalogHitsProps {
  hits: readonly SearchHit[];
  view: HitsView;
}

/** The products of a catalogue as rows. */
export function CatalogHits({ hits, view }: CatalogHitsProps) {
  const { canChange } = useOpenCatalog();
  const query = useListingState(({ answer }) => answer?.query);
  const { rows, isByHand } = useCatalogRows(hits, query);
  const list = useRef<HTMLDivElement>(null);
  const order = useRef<readonly ProductHit[]>(rows);
  order.current = rows;
  const row = useCallback(
    (hit: ProductHit, index: number) =>
      canChange ? (
        <EditableRow {...{ hit, index, view, list, order, isByHand }} />
      ) : (
        <ProductRow {...{ hit, index, view }} look={<LabFigures lab={hit.lab} />} />
      ),
    [view, canChange, isByHand],
  );
  return (
    <div ref={list} className="ce-own__hits">
      <ProductList hits={rows} view={view} row={row} lookHead={<LabHead />} />
    </div>
  );
}
