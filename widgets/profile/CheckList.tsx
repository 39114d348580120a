import type { ReactNode } from 'react';
import type { SelectOption } from '../../src/lib/select-option.ts';
import { Checkbox } from '../../src/ui/field/Checkbox.tsx';

interface Props {
  options: readonly (SelectOption & { hint?: ReactNode })[];
  /** Selected values. Values that are not among the options are kept. */
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** In columns where there is room. @default false */
  inColumns?: boolean;
}

/** Checkboxes for several choices. */
export function CheckList({ options, values, onChange, inColumns = false }: Props) {
  return (
    <div className={inColumns ? 'ce-profile-checks ce-split' : undefined}>
      {options.map(({ value, title, hint }) => (
        <Checkbox
          key={value}
          label={title}
          hint={hint}
          checked={values.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...values, value] : values.filter((other) => other !== value))
          }
        />
      ))}
    </div>
  );
}
