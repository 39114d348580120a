import { Suspense, useCallback, useMemo, useState } from 'react';
import type { Rgb } from '../../src/domain/color/rgb.ts';
import type { ColorMedium } from '../../src/domain/comparison/color-media.ts';
import {
  COMPARISON_LIMIT,
  COMPARISON_MINIMUM,
  type Comparison,
} from '../../src/domain/comparison/comparison.ts';
import type { ComparedGroup, ComparedRow } from '../../src/domain/comparison/comparison-rows.ts';
import type { Product } from '../../src/services/products.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';
import { fieldTexts, wordsOfFields } from '../../src/texts/fields.ts';
import { lazyPart } from '../../src/ui/base/lazy-part.ts';
import { Pending } from '../../src/ui/base/pending.ts';
import { useStyles } from '../../src/ui/base/styles.ts';
import { asBody, asColumnHeader, asRow, asTable } from '../../src/ui/content/table-roles.ts';
import { ActionsRow } from './ActionsRow.tsx';
import { ColorRows } from './ColorRows.tsx';
import { canAddProduct } from './columns/can-add-product.ts';
import type { ChooseReference } from './columns/reference.ts';
import { useGap } from './columns/useGap.ts';
import css from './compared-table.css';
import { FieldGroupRows } from './FieldGroupRows.tsx';
import type { FieldRowTexts } from './FieldRow.tsx';
import { OtherMediaRows } from './OtherMediaRows.tsx';
import { ProductHeading } from './ProductHeading.tsx';
import { useColumns } from './useColumns.ts';
import { usePrinting } from './usePrinting.ts';

// Heavy, and below the figures.
const ColorChart = lazyPart(() => import('./ColorChart.tsx').then((module) => module.ColorChart));

interface CompareTableProps {
  comparison: Comparison;
  products: readonly Product[];
  groups: readonly ComparedGroup[];
  /** Visible rows. The others stay, hidden: showing them again takes half the time of rendering them anew. */
  shown: ReadonlySet<ComparedRow>;
  /** Rows told in a line below their group. */
  equal: ReadonlySet<ComparedRow>;
  media: readonly ColorMedium[];
  /** Place of the product that the others are compared with. */
  reference: number;
  onReference: ChooseReference;
  /** Announces a change of the columns. */
  onNews: (news: string) => void;
  /** Shows two products at a time. */
  isNarrow: boolean;
  /** Opens every section with a row of these words. */
  search: string;
  /** Key of the section that is open at first. */
  openAtFirst: string | undefined;
  productPage: string;
  productsPage: string;
}

/** The table: products as columns, fields as rows, sections of technical properties that open and close. */
export function CompareTable({
  comparison,
  products,
  groups,
  media,
  shown,
  equal,
  reference,
  onReference,
  onNews,
  isNarrow,
  search,
  openAtFirst,
  productPage,
  productsPage,
}: CompareTableProps) {
  useStyles(css);
  const text = useTexts(comparePageTexts);
  const rowTexts = useRowTexts();
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((key: string) => setToggled((keys) => flip(keys, key)), []);
  const uid = products[reference]?.uid;
  const isPrinting = usePrinting();
  const { columns, pager } = useColumns(products, uid, isNarrow && !isPrinting);
  const gap = useGap(comparison, products);
  const isWide = !isNarrow && !isPrinting;
  const gapAt = isWide ? gap?.at : undefined;
  const taken = columns.length + (gapAt === undefined ? 0 : 1);
  const hasFreeColumn = isWide && canAddProduct(comparison) && taken < COMPARISON_LIMIT;
  const [chosen, setChosen] = useState<string>();
  const medium = media.find(({ key }) => key === chosen) ?? media[0];
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
          onReference={onReference}
          onNews={onNews}
          isNarrow={isNarrow}
          hasFreeColumn={hasFreeColumn}
        />
      </tbody>
      <ColorRows
        media={media}
        medium={medium}
        onMedium={setChosen}
        columns={columns}
        reference={reference}
        search={search}
        chart={
          medium &&
          products.length >= COMPARISON_MINIMUM && (
            <Suspense
              fallback={
                <div className="ce-colors__place">
                  <Pending />
                </div>
              }
            >
              <ColorChart products={products} medium={medium} reference={reference} />
            </Suspense>
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
      {groups.map((group) => (
        <FieldGroupRows
          key={group.key}
          group={group}
          shown={shown}
          equal={equal}
          shades={shades}
          columns={columns}
          reference={products.length > 1 ? reference : -1}
          texts={rowTexts}
          isOpen={
            !group.isMedium ||
            isPrinting ||
            search.trim() !== '' ||
            (group.key === openAtFirst) !== toggled.has(group.key)
          }
          onToggle={toggle}
        />
      ))}
    </table>
  );
}

/** The texts of all rows, the same object for as long as they stay: rows are rendered again only for what changes. */
function useRowTexts(): FieldRowTexts {
  const text = useTexts(comparePageTexts);
  const fieldText = useTexts(fieldTexts);
  return useMemo(
    () => ({
      ...wordsOfFields(fieldText),
      level: fieldText('fields.levels'),
      none: fieldText('fields.none'),
      internal: fieldText('fields.internal'),
      differs: text('compare.differs'),
      equal: text('compare.equal'),
      best: text('compare.best'),
      onScale: (value: string, first: string, last: string) => text('compare.scale', { value, first, last }),
      some: (count: number, total: number) => text('compare.some', { count, total }),
      differing: (differing: number, count: number) => text('compare.differing', { differing, count }),
    }),
    [text, fieldText],
  );
}

function flip(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The colour that marks each product: the measured one that comes first, else its own. */
function shadesOf(products: readonly Product[], medium: ColorMedium | undefined): (Rgb | null)[] {
  return products.map(({ color_values }, at) => medium?.applications[0]?.colors[at]?.rgb ?? color_values);
}
