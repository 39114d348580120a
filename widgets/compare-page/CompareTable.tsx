import { useCallback, useMemo, useState } from 'react';
import type { Comparison } from '../../src/domain/comparison/comparison.ts';
import type { ComparedGroup, ComparedRow } from '../../src/domain/comparison/comparison-rows.ts';
import type { Product } from '../../src/services/products.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';
import { fieldTexts, wordsOfFields } from '../../src/texts/fields.ts';
import { useStyles } from '../../src/ui/base/styles.ts';
import { asBody, asColumnHeader, asRow, asTable } from '../../src/ui/content/table-roles.ts';
import { ColorRow } from './ColorRow.tsx';
import css from './compared-table.css';
import { FieldGroupRows } from './FieldGroupRows.tsx';
import { NARROW_COLUMNS } from './narrow.ts';
import { ProductHeading } from './ProductHeading.tsx';

interface CompareTableProps {
  comparison: Comparison;
  products: readonly Product[];
  groups: readonly ComparedGroup[];
  /** The rows that are wanted. The others stay, hidden: to show them again takes half the time of making them anew. */
  shown: ReadonlySet<ComparedRow>;
  /** Uid. */
  reference: string | null;
  onReference: (uid: string | null) => void;
  /** Two products at a time. */
  isNarrow: boolean;
  /** Rows are looked for: every section is open. */
  isSearched: boolean;
  /** Key of the section of technical properties that is open at first. */
  openAtFirst: string | undefined;
  productPage: string;
}

/** The table: products as columns, fields as rows, sections of technical properties that open and close. */
export function CompareTable({
  comparison,
  products,
  groups,
  shown,
  reference,
  onReference,
  isNarrow,
  isSearched,
  openAtFirst,
  productPage,
}: CompareTableProps) {
  useStyles(css);
  const text = useTexts(comparePageTexts);
  const fieldText = useTexts(fieldTexts);
  const texts = useMemo(
    () => ({
      ...wordsOfFields(fieldText),
      none: fieldText('fields.none'),
      internal: fieldText('fields.internal'),
      differs: text('compare.differs'),
    }),
    [text, fieldText],
  );
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((key: string) => setToggled((keys) => flip(keys, key)), []);
  const [second, setSecond] = useState<string>();
  const first = Math.max(
    0,
    products.findIndex(({ uid }) => uid === reference),
  );
  const others = products.map((_, at) => at).filter((at) => at !== first);
  const place = Math.max(
    0,
    others.findIndex((at) => products[at]?.uid === second),
  );
  const isPaged = isNarrow && products.length > NARROW_COLUMNS;
  const other = others[place] ?? 0;
  const columns = useMemo(
    () => (isPaged ? [first, other] : products.map((_, at) => at)),
    [isPaged, products, first, other],
  );
  const turn = (step: number) => {
    const next = others[(place + step + others.length) % others.length] ?? 0;
    setSecond(products[next]?.uid);
  };
  const names = products.map(({ product_name }) => product_name).join(', ');

  return (
    <table
      {...asTable}
      className="ce-compared"
      style={{ '--ce-_columns': String(columns.length) }}
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
                  industry={comparison.industry}
                  productPage={productPage}
                  pager={
                    isPaged && column === 1 ? { place: place + 1, total: others.length, turn } : undefined
                  }
                />
              )
            );
          })}
        </tr>
      </thead>
      <tbody {...asBody}>
        <ColorRow
          comparison={comparison}
          products={products}
          columns={columns}
          reference={reference}
          onReference={onReference}
        />
      </tbody>
      {groups.map((group) => (
        <FieldGroupRows
          key={group.key}
          group={group}
          shown={shown}
          products={products}
          columns={columns}
          reference={products.findIndex(({ uid }) => uid === reference)}
          texts={texts}
          isOpen={
            group.title === undefined || isSearched || (group.key === openAtFirst) !== toggled.has(group.key)
          }
          onToggle={toggle}
        />
      ))}
    </table>
  );
}

function flip(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
