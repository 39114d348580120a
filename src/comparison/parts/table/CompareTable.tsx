import { useMemo } from 'react';
import type { Rgb } from '../../../domain/color/rgb.ts';
import { lazyPart } from '../../../outcome/lazy-part.ts';
import { PartWaiting } from '../../../outcome/PartWaiting.tsx';
import type { Product } from '../../../services/products.ts';
import { useTexts } from '../../../store/hooks.ts';
import { usePending } from '../../../ui/base/pending.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { usePrinting } from '../../../ui/base/usePrinting.ts';
import { asBody, asColumnHeader, asRow, asTable } from '../../../ui/content/table-roles.ts';
import type { ColorMedium } from '../../rules/colors/color-media.ts';
import { COMPARISON_LIMIT, COMPARISON_MINIMUM } from '../../rules/content/comparison.ts';
import type { ComparedGroup, ComparedRow } from '../../rules/table/compared-row.ts';
import { useComparedTable } from '../../state/useComparedTable.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { ColorRows } from '../colors/ColorRows.tsx';
import { OtherMediaRows } from '../colors/OtherMediaRows.tsx';
import { canAddProduct } from '../columns/can-add-product.ts';
import { useGap } from '../columns/useGap.ts';
import { ActionsRow } from './ActionsRow.tsx';
import css from './compared-table.css';
import { FieldGroups } from './FieldGroups.tsx';
import { ProductHeading } from './ProductHeading.tsx';
import { useColumns } from './useColumns.ts';

// Heavy, and below the figures.
const ColorChart = lazyPart(() => import('../colors/ColorChart.tsx').then((module) => module.ColorChart), {
  Waiting: ChartToCome,
});

interface CompareTableProps {
  groups: readonly ComparedGroup[];
  /** Visible rows. The others stay, hidden: showing them again takes half the time of rendering them anew. */
  shown: ReadonlySet<ComparedRow>;
  /** Rows told in a line below their group. */
  equal: ReadonlySet<ComparedRow>;
}

/** The table: products as columns, fields as rows, sections of technical properties that open and close. */
export function CompareTable({ groups, shown, equal }: CompareTableProps) {
  useStyles(css);
  const text = useTexts(comparePageTexts);
  const { comparison, products, medium, reference, isNarrow, search } = useComparedTable();
  const uid = products[reference]?.uid;
  const isPrinting = usePrinting();
  const { columns, pager } = useColumns(products, uid, isNarrow && !isPrinting);
  const gap = useGap(comparison, products);
  const isWide = !isNarrow && !isPrinting;
  const gapAt = isWide ? gap?.at : undefined;
  const taken = columns.length + (gapAt === undefined ? 0 : 1);
  const hasFreeColumn = isWide && canAddProduct(comparison) && taken < COMPARISON_LIMIT;
  const shades = useMemo(() => shadesOf(products, medium), [products, medium]);
  const names = products.map(({ product_name }) => product_name).join(', ');

  return (
    <table
      {...asTable}
      className="ce-compared"
      data-gap={gapAt}
      style={{
        '--ce-_columns': String(taken + (hasFreeColumn ? 1 : 0)),
        '--ce-_gap': gapAt === undefined ? undefined : String(gapAt),
      }}
      aria-label={text('compare.table', { names })}
    >
      <thead {...asBody}>
        <tr {...asRow} className="ce-compared__row">
          <th {...asColumnHeader} className="ce-compared__corner ce-muted">
            {text('compare.field')}
          </th>
          {columns.map((at, column) => {
            const product = products[at];
            return (
              product && (
                <ProductHeading
                  key={product.uid}
                  product={product}
                  position={at + 1}
                  color={shades[at] ?? null}
                  pager={column === 1 ? pager : undefined}
                />
              )
            );
          })}
        </tr>
      </thead>
      <tbody {...asBody}>
        <ActionsRow {...{ columns, gap, hasFreeColumn }} />
      </tbody>
      <ColorRows
        columns={columns}
        chart={
          medium &&
          products.length >= COMPARISON_MINIMUM && (
            <ColorChart products={products} medium={medium} reference={reference} />
          )
        }
      />
      {medium && <OtherMediaRows medium={medium} columns={columns} />}
      <FieldGroups
        {...{ groups, shown, equal, shades, columns }}
        isAllOpen={isPrinting || search.trim() !== ''}
      />
    </table>
  );
}

/** Incomplete, so that nothing below moves when it arrives. */
function ChartToCome() {
  usePending(true);
  return <PartWaiting className="ce-colors__place" />;
}

/** The colour that marks each product: the measured one that comes first, else its own. */
function shadesOf(products: readonly Product[], medium: ColorMedium | undefined): (Rgb | null)[] {
  return products.map(({ color_values }, at) => medium?.applications[0]?.colors[at]?.rgb ?? color_values);
}
