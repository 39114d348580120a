import { lazy, Suspense } from 'react';
import { Select } from '../field/Select.tsx';
import type { ComboboxProps } from './Combobox.tsx';

/** A plain select for good where the code does not arrive. */
const Searchable = lazy(() =>
  import('./Combobox.tsx').then(
    ({ Combobox }) => ({ default: Combobox }),
    (error) => {
      reportError(error);
      return { default: PlainSelect };
    },
  ),
);

/** A `Combobox` that is fetched when it is first rendered; a plain select stands in for it. */
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
