import { useCallback, useMemo, useRef } from 'react';
import type { ProductHit } from '../../../src/domain/search/search-hit.ts';
import { inOrderOf } from '../../../src/store/catalog/catalog-source.ts';
import { useListingState } from '../../../src/store/listing/listing-context.ts';
import type { HitsView } from '../../../src/ui/listing/hits/hits-view.ts';
import { ProductList } from '../../../src/ui/listing/hits/ProductList.tsx';
import { ProductRow } from '../../../src/ui/listing/hits/ProductRow.tsx';
import { useCatalogState, useOpenCatalog } from './draft-context.ts';
import { EditableRow } from './EditableRow.tsx';
import { LabFigures, LabHead } from './LabFigures.tsx';
import { shownIds } from './shown-ids.ts';
import { useRowDrag } from './useRowDrag.ts';

interface CatalogHitsProps {
  hits: readonly ProductHit[];
  view: HitsView;
}

/** The products of a catalogue as rows. Those taken out go at once, and each move shows at once. */
export function CatalogHits({ hits, view }: CatalogHitsProps) {
  const { canChange, shown } = useOpenCatalog();
  const content = useCatalogState((state) => state.content);
  const isByHand = useListingState(({ answer }) => answer?.query.sort === undefined);
  const rows = useMemo(() => {
    const ids = shownIds(content, shown);
    const listed = new Set(ids);
    const present = hits.filter(({ id }) => listed.has(id));
    return isByHand ? inOrderOf(ids, present) : present;
  }, [hits, content, shown, isByHand]);
  const list = useRef<HTMLDivElement>(null);
  const order = useRef<readonly ProductHit[]>(rows);
  order.current = rows;
  const drag = useRowDrag(list, order);
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
    <div ref={list} className="ce-own__hits" {...(canChange && isByHand && drag)}>
      <ProductList hits={rows} view={view} row={row} lookHead={<LabHead />} />
    </div>
  );
}
