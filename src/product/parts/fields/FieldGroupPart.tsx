import { useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import type { FieldRow } from '../../rules/fields/field-rows.ts';
import { inventoryOf } from '../../rules/fields/inventory-of.ts';
import { productFieldTexts } from '../../texts/product-fields.ts';
import { FieldList } from './FieldList.tsx';
import css from './field-group.css';
import { Inventory } from './Inventory.tsx';
import type { FieldGroup } from './useProductFields.ts';

interface FieldGroupPartProps {
  group: FieldGroup;
  /** Leaves out the title, since the section's title says the same. @default false */
  isAlone?: boolean;
}

/** The fields of one kind under their title; each inventory under its own. */
export function FieldGroupPart({ group: { type, rows }, isAlone = false }: FieldGroupPartProps) {
  useStyles(css);
  const text = useTexts(productFieldTexts);
  const inventories = type === 'regulatory_info' ? rows.filter(isInventory) : [];
  const others = rows.filter((row) => !inventories.includes(row));
  const title = text(`productFields.${type}`);
  return (
    <div className="ce-stack ce-gap-5">
      {inventories.map((row) => (
        <InventoryPart key={row.entry.code} row={row} />
      ))}
      {others.length > 0 && (
        <div>
          {!(isAlone && inventories.length === 0) && (
            <h3 className="ce-section__group ce-section__group--ruled">{title}</h3>
          )}
          <FieldList rows={others} heading={title} isContact={type === 'contact'} />
        </div>
      )}
    </div>
  );
}

function InventoryPart({ row: { entry, content } }: { row: FieldRow }) {
  const text = useTexts(productFieldTexts);
  const entries = inventoryOf(entry.options ?? [], content.form === 'list' ? content.items : []);
  const listed = entries.filter(({ isListed }) => isListed).length;
  return (
    <div>
      <h3 className="ce-section__group ce-section__group--ruled">
        {entry.title}{' '}
        <span className="ce-field-group__count ce-meta">
          {text('productFields.count', { listed, all: entries.length })}
        </span>
      </h3>
      <Inventory entries={entries} />
    </div>
  );
}

function isInventory({ entry, content }: FieldRow): boolean {
  return content.form === 'list' && (entry.options?.length ?? 0) > 0;
}
