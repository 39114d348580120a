import { useEffect, useRef } from 'react';
import { COMPARISON_LIMIT, type Comparison } from '../../src/domain/comparison/comparison.ts';
import { addressFor } from '../../src/domain/product-address.ts';
import type { Product } from '../../src/services/products.ts';
import { removeFromComparison } from '../../src/store/comparison/edit-comparison.ts';
import { usePage, useTexts } from '../../src/store/hooks.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { IconButton } from '../../src/ui/action/IconButton.tsx';
import { Link } from '../../src/ui/action/Link.tsx';
import { Icon } from '../../src/ui/base/Icon.tsx';
import { asCell, asRow, asRowHeader } from '../../src/ui/content/table-roles.ts';
import { checkIcon } from '../../src/ui/icon/check.ts';
import { closeIcon } from '../../src/ui/icon/close.ts';
import { plusIcon } from '../../src/ui/icon/plus.ts';

interface ActionsRowProps {
  comparison: Comparison;
  products: readonly Product[];
  columns: readonly number[];
  /** Uid. */
  reference: string | undefined;
  onReference: (uid: string) => void;
  productsPage: string;
}

/** What can be done with a column: it becomes the reference, or is taken out of one's own comparison. */
export function ActionsRow({
  comparison,
  products,
  columns,
  reference,
  onReference,
  productsPage,
}: ActionsRowProps) {
  const page = usePage();
  const text = useTexts(comparePageTexts);
  const row = useRef<HTMLTableRowElement>(null);
  const before = useRef(products.length);

  useEffect(() => {
    // The button that was pressed is gone with its column.
    const isRemoved = products.length < before.current;
    before.current = products.length;
    if (isRemoved) row.current?.querySelector<HTMLElement>('[data-remove]')?.focus();
  }, [products.length]);

  const canAdd = comparison.kind === 'own' && products.length < COMPARISON_LIMIT;
  return (
    <tr {...asRow} ref={row} className="ce-compared__row ce-compared__row--actions">
      <th {...asRowHeader} className="ce-compared__field" data-shown={canAdd || undefined}>
        {text('compare.count', { count: products.length, limit: COMPARISON_LIMIT })}
        {canAdd && (
          <Link className="ce-compared__add" href={addressFor(productsPage, comparison.industry)}>
            <Icon path={plusIcon} size="small" />
            {text('compare.add')}
          </Link>
        )}
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
            <div className="ce-compared__buttons">
              {products.length > 1 && (
                <Button
                  size="small"
                  className="ce-compared__choose"
                  icon={isReference ? checkIcon : undefined}
                  aria-pressed={isReference}
                  aria-label={text(isReference ? 'compare.reference.chosen' : 'compare.reference.choose', {
                    name,
                  })}
                  onClick={() => onReference(uid)}
                >
                  {text(isReference ? 'compare.reference' : 'compare.reference.set')}
                </Button>
              )}
              {comparison.kind === 'own' && (
                <IconButton
                  data-remove={uid}
                  size="small"
                  icon={closeIcon}
                  label={text('compare.remove', { name })}
                  onClick={() => void removeFromComparison(page, uid, 'page')}
                />
              )}
            </div>
          </td>
        );
      })}
    </tr>
  );
}
