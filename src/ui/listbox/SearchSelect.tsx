import { useRef } from 'react';
import { createLazyPart } from '../base/create-lazy-part.tsx';
import { useFocusHandover } from '../base/useFocusHandover.ts';
import { Select } from '../field/Select.tsx';
import type { ComboboxProps } from './Combobox.tsx';

/** A `Combobox` that is loaded when first rendered; a plain select, with the same options, until it arrives. */
export const SearchSelect = createLazyPart<ComboboxProps>(
  () => import('./Combobox.tsx').then(({ Combobox }) => Combobox),
  { Waiting: PlainSelect, Missing: ({ props }) => <PlainSelect {...props} /> },
);

function PlainSelect({ options, value, onChange, onBlur, id, disabled }: ComboboxProps) {
  const select = useRef<HTMLSelectElement>(null);
  // The combobox takes its place, with its id, in the commit that removes it.
  useFocusHandover(select, () => {
    const { id: own = '' } = select.current ?? {};
    const root = select.current?.getRootNode() as ParentNode | undefined;
    queueMicrotask(() => root?.querySelector<HTMLElement>(`[id="${own}"]`)?.focus());
  });
  return (
    <Select
      ref={select}
      {...(id && { id })}
      options={options}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
    />
  );
}
