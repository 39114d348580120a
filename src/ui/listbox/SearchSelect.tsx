import { createLazyPart } from '../base/create-lazy-part.tsx';
import { Select } from '../field/Select.tsx';
import type { ComboboxProps } from './Combobox.tsx';

/** A `Combobox` that is loaded when first rendered; a plain select, with the same options, until it arrives. */
export const SearchSelect = createLazyPart<ComboboxProps>(
  () => import('./Combobox.tsx').then(({ Combobox }) => Combobox),
  { Waiting: PlainSelect, Missing: ({ props }) => <PlainSelect {...props} /> },
);

function PlainSelect({ options, value, onChange, onBlur, id, disabled }: ComboboxProps) {
  return (
    <Select
      {...(id && { id })}
      options={options}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
    />
  );
}
