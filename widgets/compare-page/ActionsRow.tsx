import { useEffect, useRef } from 'react';
import { COMPARISON_LIMIT, type Comparison } from '../../src/domain/comparison/comparison.ts';
import type { Product } from '../../src/services/products.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';
import { asCell, asRow, asRowHeader } from '../../src/ui/content/table-roles.ts';
import { AddButton } from './columns/AddButton.tsx';
import { ColumnActions } from './columns/ColumnActions.tsx';
import { hasFreeColumn } from './columns/has-free-column.ts';
import type { ChooseReference } from './columns/reference.ts';
import { useColumnChanges } from './columns/useColumnChanges.ts';

interface ActionsRowProps {
  comparison: Comparison;
  products: readonly Product[];
  columns: readonly number[];
  /** Uid. */
  reference: string | undefined;
  onReference: ChooseReference;
  /** Announces a change. */
  onNews: (news: string) => void;
  isNarrow: boolean;
  productsPage: string;
}

/** What can be done with each column, and the way to one more. */
export function ActionsRow({
  comparison,
  products,
  columns,
  reference,
  onReference,
  onNews,
  isNarrow,
  productsPage,
}: ActionsRowProps) {
  const text = useTexts(comparePageTexts);
  const row = useRef<HTMLTableRowElement>(null);
  const before = useRef(products.length);
  const changes = useColumnChanges(row, { comparison, products, reference, onReference, onNews });

  useEffect(() => {
    // The button that was pressed is gone with its column.
    const isRemoved = products.length < before.current;
    before.current = products.length;
    if (isRemoved) row.current?.querySelector<HTMLElement>('[data-remove]')?.focus();
  }, [products.length]);

  const isOwn = comparison.kind === 'own';
  const canAdd = hasFreeColumn(comparison);
  const addButton = <AddButton comparison={comparison} productsPage={productsPage} onPick={changes.add} />;
  return (
    <tr {...asRow} ref={row} className="ce-compared__row ce-compared__row--actions">
      <th {...asRowHeader} className="ce-compared__field" data-shown={canAdd || undefined}>
        {text('compare.count', { count: products.length, limit: COMPARISON_LIMIT })}
        {isOwn && !canAdd && <span className="ce-compared__note">{text('compare.full')}</span>}
        {canAdd && isNarrow && addButton}
      </th>
      {columns.map((at) => {
        const product = products[at];
        if (!product) return null;
        const { uid, product_name: name } = product;
        const isReference = uid === reference;
        return (
          <td
            {...asCell}
            key={uid}
            className="ce-compared__cell"
            data-reference={(isReference && products.length > 1) || undefined}
          >
            <ColumnActions
              product={{ uid, name, at, count: products.length }}
              isReference={isReference}
              onReference={onReference}
              changes={isOwn ? changes : undefined}
              isNarrow={isNarrow}
              comparison={comparison}
              productsPage={productsPage}
            />
          </td>
        );
      })}
      {canAdd && !isNarrow && (
        <td {...asCell} className="ce-compared__cell">
          {addButton}
        </td>
      )}
    </tr>
  );
}
