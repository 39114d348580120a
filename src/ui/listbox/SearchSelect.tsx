import { lazy, Suspense } from 'react';
import { Select } from '../field/Select.tsx';
import type { ComboboxProps } from './Combobox.tsx';

/** A plain select, permanently, if the code fails to load. */
const Searchable = lazy(() =>
  import('./Combobox.tsx').then(
    ({ Combobox }) => ({ default: Combobox }),
    (error) => {
      reportError(error);
      return { default: PlainSelect };
    },
  ),
);

/** A `Combobox` that is loaded when first rendered, with a plain select in the meantime. */
export function SearchSelect(props: ComboboxProps) {
  return (
    <Suspense fallback={<PlainSelect {...props} />}>
      <Searchable {...props} />
    </Suspense>
  );
}

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
