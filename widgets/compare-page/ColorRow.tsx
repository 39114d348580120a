import { useEffect, useRef } from 'react';
import type { Comparison } from '../../src/domain/comparison/comparison.ts';
import type { Product } from '../../src/services/products.ts';
import { removeFromComparison } from '../../src/store/comparison/edit-comparison.ts';
import { usePage, useTexts } from '../../src/store/hooks.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { asCell, asRow, asRowHeader } from '../../src/ui/content/table-roles.ts';
import { closeIcon } from '../../src/ui/icon/close.ts';
import { ColorSample } from './ColorSample.tsx';

interface ColorRowProps {
  comparison: Comparison;
  products: readonly Product[];
  columns: readonly number[];
  /** Uid. */
  reference: string | null;
  onReference: (uid: string | null) => void;
}

/** How the products look, in masstone and tint; one's own can be taken out here. */
export function ColorRow({ comparison, products, columns, reference, onReference }: ColorRowProps) {
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

  return (
    <tr {...asRow} ref={row} className="ce-compared__row ce-compared__row--colors">
      <th {...asRowHeader} className="ce-compared__field">
        {text('compare.colors')}
      </th>
      {columns.map((at) => {
        const product = products[at];
        return (
          product && (
            <td {...asCell} key={product.uid} className="ce-compared__cell">
              <ColorSample product={product} />
              <div className="ce-compared__buttons">
                {products.length > 1 && (
                  <Button
                    size="small"
                    className="ce-compare__toggle"
                    aria-pressed={product.uid === reference}
                    aria-label={text('compare.reference.choose', { name: product.product_name })}
                    onClick={() => onReference(product.uid === reference ? null : product.uid)}
                  >
                    {text('compare.reference')}
                  </Button>
                )}
                {comparison.kind === 'own' && (
                  <Button
                    data-remove={product.uid}
                    variant="quiet"
                    size="small"
                    icon={closeIcon}
                    aria-label={text('compare.remove', { name: product.product_name })}
                    onClick={() => void removeFromComparison(page, product.uid, 'page')}
                  >
                    {text('compare.remove.short')}
                  </Button>
                )}
              </div>
            </td>
          )
        );
      })}
    </tr>
  );
}
