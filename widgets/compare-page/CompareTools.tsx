import type { RefObject } from 'react';
import type { RowFilter } from '../../src/domain/comparison/filter-rows.ts';
import type { Product } from '../../src/services/products.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';
import { Checkbox } from '../../src/ui/Checkbox.tsx';
import { Field } from '../../src/ui/Field.tsx';
import { Select } from '../../src/ui/Select.tsx';
import { TextInput } from '../../src/ui/TextInput.tsx';

interface CompareToolsProps {
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
  searchRef: RefObject<HTMLInputElement | null>;
  products: readonly Product[];
  /** Uid. */
  reference: string | null;
  onReference: (uid: string | null) => void;
  /** How many rows are shown, in words. */
  found: string;
}

/** Search, toggles and the choice of the reference. */
export function CompareTools({
  filter,
  onFilter,
  searchRef,
  products,
  reference,
  onReference,
  found,
}: CompareToolsProps) {
  const text = useTexts(comparePageTexts);
  const isComparable = products.length > 1;
  return (
    <div className="ce-compare__tools">
      <Field label={text('compare.search')}>
        <TextInput
          ref={searchRef}
          type="search"
          autoComplete="off"
          value={filter.search}
          onChange={(event) => onFilter({ ...filter, search: event.target.value })}
        />
      </Field>
      {isComparable && (
        <Field label={text('compare.reference')}>
          <Select
            unsorted
            placeholder={text('compare.reference.none')}
            options={products.map(({ uid, product_name }) => ({ value: uid, title: product_name }))}
            value={reference ?? ''}
            onChange={(event) => onReference(event.target.value || null)}
          />
        </Field>
      )}
      {isComparable && (
        <div className="ce-compare__toggles">
          <Checkbox
            label={text('compare.differencesOnly')}
            checked={filter.differencesOnly}
            onChange={(event) => onFilter({ ...filter, differencesOnly: event.target.checked })}
          />
          <Checkbox
            label={text('compare.filledOnly')}
            checked={filter.filledOnly}
            onChange={(event) => onFilter({ ...filter, filledOnly: event.target.checked })}
          />
        </div>
      )}
      <p role="status" className="ce-compare__found">
        {found}
      </p>
    </div>
  );
}
