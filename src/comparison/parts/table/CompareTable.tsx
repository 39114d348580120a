import { useMemo } from 'react';
import type { Rgb } from '../../../domain/color/rgb.ts';
import { lazyPart } from '../../../outcome/lazy-part.ts';
import { PartWaiting } from '../../../outcome/PartWaiting.tsx';
import type { Product } from '../../../services/products.ts';
import { useTexts } from '../../../store/hooks.ts';
import { usePending } from '../../../ui/base/pending.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { asBody, asColumnHeader, asRow, asTable } from '../../../ui/content/table-roles.ts';
import type { ColorMedium } from '../../rules/colors/color-media.ts';
import { COMPARISON_LIMIT, COMPARISON_MINIMUM, type Comparison } from '../../rules/content/comparison.ts';
import type { ComparedGroup, ComparedRow } from '../../rules/table/compared-row.ts';
import type { ComparisonView } from '../../rules/view/comparison-view.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { ColorRows } from '../colors/ColorRows.tsx';
import { OtherMediaRows } from '../colors/OtherMediaRows.tsx';
import { canAddProduct } from '../columns/can-add-product.ts';
import { useGap } from '../columns/useGap.ts';
import { usePrinting } from '../page/usePrinting.ts';
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
  comparison: Comparison;
  products: readonly Product[];
  groups: readonly ComparedGroup[];
  /** Visible rows. The others stay, hidden: showing them again takes half the time of rendering them anew. */
  shown: ReadonlySet<ComparedRow>;
  /** Rows told in a line below their group. */
  equal: ReadonlySet<ComparedRow>;
  media: readonly ColorMedium[];
  medium: ColorMedium | undefined;
  /** Place of the product that the others are compared with. */
  reference: number;
  onView: (view: ComparisonView) => void;
  /** Announces a change of the columns. */
  onNews: (news: string) => void;
  /** Shows two products at a time. */
  isNarrow: boolean;
  /** Opens every section with a row of these words. */
  search: string;
  productPage: string;
  productsPage: string;
}

/** The table: products as columns, fields as rows, sections of technical properties that open and close. */
export function CompareTable({
  comparison,
  products,
  groups,
  media,
  medium,
  shown,
  equal,
  reference,
  onView,
  onNews,
  isNarrow,
  search,
  productPage,
  productsPage,
}: CompareTableProps) {
  useStyles(css);
  const text = useTexts(comparePageTexts);
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
        <tr {...asRow} className="ce-compared__row ce-compared__row--head">
          <th {...asColumnHeader} className="ce-compared__corner">
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
                  industry={comparison.industry}
                  productPage={productPage}
                  pager={column === 1 ? pager : undefined}
                />
              )
            );
          })}
        </tr>
      </thead>
      <tbody {...asBody}>
        <ActionsRow
          comparison={comparison}
          products={products}
          columns={columns}
          gap={gap}
          reference={uid}
          productsPage={productsPage}
          onReference={(next) => onView({ reference: next })}
          onNews={onNews}
          isNarrow={isNarrow}
          hasFreeColumn={hasFreeColumn}
        />
      </tbody>
      <ColorRows
        media={media}
        medium={medium}
        names={products.map(({ product_name }) => product_name)}
        onMedium={(key) => onView({ medium: key })}
        columns={columns}
        reference={reference}
        search={search}
        chart={
          medium &&
          products.length >= COMPARISON_MINIMUM && (
            <ColorChart products={products} medium={medium} reference={reference} />
          )
        }
      />
      {medium && (
        <OtherMediaRows
          media={media}
          medium={medium}
          columns={columns}
          reference={reference}
          search={search}
        />
      )}
      <FieldGroups
        groups={groups}
        shown={shown}
        equal={equal}
        shades={shades}
        columns={columns}
        reference={products.length > 1 ? reference : -1}
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
