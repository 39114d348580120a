import { type RefObject, useEffect, useRef } from 'react';
import { deepActiveElement } from '../../../lib/focus/deep-active-element.ts';
import { useTexts } from '../../../store/hooks.ts';
import { asCell, asRow, asRowHeader } from '../../../ui/content/table-roles.ts';
import { COMPARISON_LIMIT } from '../../rules/content/comparison.ts';
import { useComparedTable } from '../../state/useComparedTable.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { AddButton } from '../columns/AddButton.tsx';
import { ColumnActions } from '../columns/ColumnActions.tsx';
import { canAddProduct } from '../columns/can-add-product.ts';
import { RemovedColumn } from '../columns/RemovedColumn.tsx';
import { useColumnChanges } from '../columns/useColumnChanges.ts';
import type { Gap } from '../columns/useGap.ts';

interface ActionsRowProps {
  columns: readonly number[];
  /** Of a product that was removed just now. */
  gap: Gap | undefined;
  /** Holds the way to one more product. */
  hasFreeColumn: boolean;
}

/** What can be done with each column, and the way to one more. */
export function ActionsRow({ columns, gap, hasFreeColumn }: ActionsRowProps) {
  const { comparison, products, reference, onNews, isNarrow, productsPage } = useComparedTable();
  const text = useTexts(comparePageTexts);
  const row = useRef<HTMLTableRowElement>(null);
  const changes = useColumnChanges(row, { comparison, products, onNews });
  const takeFocus = useFocusAfterRemoval(row, products.length);
  const isOwn = comparison.kind === 'own';
  const canAdd = canAddProduct(comparison);
  const addButton = <AddButton comparison={comparison} productsPage={productsPage} onPick={changes.add} />;
  const removed = gap && (
    <RemovedColumn
      key={gap.removal.item.uid}
      name={gap.removal.item.product_name}
      onUndo={() => changes.restore(gap.removal.item.uid)}
      takeFocus={takeFocus}
    />
  );
  return (
    <tr {...asRow} ref={row} className="ce-compared__row ce-compared__row--actions">
      <th {...asRowHeader} className="ce-compared__field ce-muted" data-shown={canAdd || undefined}>
        {text('compare.count', { count: products.length, limit: COMPARISON_LIMIT })}
        {isOwn && !canAdd && <span className="ce-compared__note ce-meta">{text('compare.full')}</span>}
        {canAdd && isNarrow && addButton}
        {isNarrow && removed}
      </th>
      {columns.map((at) => {
        const product = products[at];
        if (!product) return null;
        const { uid, product_name: name } = product;
        const isReference = at === reference;
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
              changes={isOwn ? changes : undefined}
            />
          </td>
        );
      })}
      {!isNarrow && removed && (
        <td {...asCell} className="ce-compared__cell ce-compared__gap">
          {removed}
        </td>
      )}
      {hasFreeColumn && (
        <td {...asCell} className="ce-compared__cell">
          {addButton}
        </td>
      )}
    </tr>
  );
}

/**
 * Moves the focus to Undo, else to a column's button, after the removal of the column whose button had it.
 *
 * @returns moves it there
 */
function useFocusAfterRemoval(row: RefObject<HTMLElement | null>, count: number): () => void {
  const before = useRef(count);
  const takeFocus = () => {
    const [undo, remove] = ['[data-undo]', '[data-remove]'].map((name) =>
      row.current?.querySelector<HTMLElement>(name),
    );
    (undo ?? remove)?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a removal takes the focus away
  useEffect(() => {
    const isRemoved = count < before.current;
    before.current = count;
    if (isRemoved && deepActiveElement() === null) takeFocus();
  }, [count]);
  return takeFocus;
}
