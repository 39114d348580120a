import { useTexts } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { checkIcon } from '../../../ui/icon/check.ts';
import type { InventoryEntry } from '../../rules/fields/inventory-of.ts';
import { productFieldTexts } from '../../texts/product-fields.ts';
import css from './inventory.css';

/** Lists all inventories; those without an entry are muted and say so. */
export function Inventory({ entries }: { entries: readonly InventoryEntry[] }) {
  useStyles(css);
  const text = useTexts(productFieldTexts);
  return (
    <ul className="ce-inventory">
      {entries.map(({ name, country, isListed }) => (
        <li
          key={`${name} ${country}`}
          className="ce-inventory__entry ce-pair ce-gap-2"
          data-listed={isListed || undefined}
        >
          {isListed ? (
            <Icon path={checkIcon} size="small" label={text('productFields.listed')} />
          ) : (
            <span className="ce-inventory__dash" aria-hidden>
              –
            </span>
          )}
          <span className="ce-inventory__text">
            {name}{' '}
            <span className="ce-inventory__place ce-muted">
              {[country, !isListed && text('productFields.noEntry')].filter(Boolean).join(', ')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
