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
import type { FieldRowTexts } from './FieldRow.tsx';
import { ProductHeading } from './ProductHeading.tsx';
import { useColumns } from './useColumns.ts';

interface CompareTableProps {
  comparison: Comparison;
  products: readonly Product[];
  groups: readonly ComparedGroup[];
  /** Visible rows. The others stay, hidden: showing them again takes half the time of rendering them anew. */
  shown: ReadonlySet<ComparedRow>;
  /** Uid. */
  reference: string | null;
  onReference: (uid: string | null) => void;
  /** Shows two products at a time. */
  isNarrow: boolean;
  /** Opens every section, since rows are searched for. */
  isSearched: boolean;
  /** Key of the section that is open at first. */
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
  const rowTexts = useRowTexts();
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((key: string) => setToggled((keys) => flip(keys, key)), []);
  const { columns, pager } = useColumns(products, reference, isNarrow);
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
                  pager={column === 1 ? pager : undefined}
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
          texts={rowTexts}
          isOpen={
            group.title === undefined || isSearched || (group.key === openAtFirst) !== toggled.has(group.key)
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
      none: fieldText('fields.none'),
      internal: fieldText('fields.internal'),
      differs: text('compare.differs'),
    }),
    [text, fieldText],
  );
}

function flip(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
