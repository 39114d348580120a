import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { ProductHit } from '../../../domain/search/search-hit.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { useOverflows } from '../../../ui/base/useOverflows.ts';
import { asBody, asColumnHeader, asRow, asTable } from '../../../ui/content/table-roles.ts';
import type { ListingSort } from '../../rules/listing-query.ts';
import { type ProductColumn, sortProducts } from '../../rules/sort-products.ts';
import { useListing } from '../../state/listing-context.ts';
import { productTableTexts } from '../../texts/table.ts';
import { HitItems } from '../items/HitItems.tsx';
import type { HitsView } from '../items/hits-view.ts';
import { ProductCells } from './ProductCells.tsx';
import css from './product-table.css';
import { SortHead, type SortHeadProps } from './SortHead.tsx';

interface ProductTableProps {
  hits: readonly ProductHit[];
  total: number;
  /** Sorted by the service. */
  sort: ListingSort | undefined;
  view: HitsView;
}

const COLUMNS = [
  'product_name',
  'color_index',
  'transparency',
  'form',
  'light_fastness',
  'weather_fastness',
  'heat_stability',
] as const satisfies readonly ProductColumn[];

/**
 * Products as a table of values. The service sorts by name; the page sorts by the other columns once it has all hits,
 * and until then their headers say so. Roles are explicit, since rows are laid out as grids.
 */
export function ProductTable({ hits, total, sort, view }: ProductTableProps) {
  useStyles(css);
  const text = useTexts(productTableTexts);
  const captionId = useId();
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(box);
  const { rows, heads, sorted } = useSorting({ hits, total, sort });
  const render = useCallback(
    (hit: ProductHit, index: number) => <ProductCells hit={hit} index={index} view={view} />,
    [view],
  );
  return (
    <div
      ref={box}
      className="ce-hit-table"
      {...(overflows && { role: 'region', tabIndex: 0, 'aria-labelledby': captionId })}
    >
      {/* Most screen readers do not read a changed `aria-sort`. */}
      <p role="status" className="ce-visually-hidden">
        {sorted?.direction && text(`table.sorted.${sorted.direction}`, { title: sorted.title })}
      </p>
      <table {...asTable} aria-rowcount={total + 1} className="ce-hit-table__table ce-figure">
        <caption id={captionId} className="ce-visually-hidden">
          {text('table.caption')}
        </caption>
        <thead {...asBody}>
          <tr {...asRow} aria-rowindex={1} className="ce-hits__row ce-hit-table__heads">
            {heads.map(({ column, ...head }) => (
              <SortHead key={column} {...head} />
            ))}
            <th {...asColumnHeader}>
              <span className="ce-visually-hidden">{text('table.actions')}</span>
            </th>
          </tr>
        </thead>
        <HitItems as="rows" hits={rows} className="ce-hit-table__rows" render={render} />
      </table>
    </div>
  );
}

/** The rows in their order, and the heads that change it; `sorted` is the head of that order once one was pressed. */
function useSorting({ hits, total, sort }: Omit<ProductTableProps, 'view'>) {
  const text = useTexts(productTableTexts);
  const listing = useListing();
  const [own, setOwn] = useState<{ column: ProductColumn; descending: boolean }>();
  const [isPressed, setPressed] = useState(false);
  const isWhole = hits.length === total;
  const sorting = isWhole ? own : undefined;
  const rows = useMemo(
    () => (sorting ? sortProducts(hits, sorting.column, sorting.descending) : hits),
    [hits, sorting],
  );
  const headOf = (column: ProductColumn): SortHeadProps => {
    const title = text(`table.${column}`);
    if (column === 'product_name' && !isWhole)
      return {
        title,
        direction: sort === 'name' ? 'ascending' : undefined,
        onPress: () => {
          setPressed(true);
          listing.sort('name');
        },
      };
    const isSorted = sorting?.column === column;
    return {
      title,
      direction: isSorted ? (sorting.descending ? 'descending' : 'ascending') : undefined,
      reason: isWhole ? undefined : text('table.needsAll', { count: total }),
      onPress: () => {
        setPressed(true);
        setOwn({ column, descending: isSorted && !sorting.descending });
      },
    };
  };
  const heads = COLUMNS.map((column) => ({ column, ...headOf(column), scale: scaleOf(column, text) }));
  const sorted = isPressed ? heads.find(({ direction }) => direction !== undefined) : undefined;
  return { rows, heads, sorted };
}

function scaleOf(
  column: ProductColumn,
  text: (key: `table.scale.${'light' | 'weather' | 'heat'}`) => string,
) {
  if (column === 'light_fastness') return text('table.scale.light');
  if (column === 'weather_fastness') return text('table.scale.weather');
  if (column === 'heat_stability') return text('table.scale.heat');
  return undefined;
}
