import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

export interface KnownFieldProps {
  id: string;
  label: string;
  value: string;
}

/** A value from the profile: readable, focusable and copyable, but not editable here. */
export function KnownField({ id, label, value }: KnownFieldProps) {
  return (
    <Field id={id} label={label}>
      <TextInput readOnly value={value} />
    </Field>
  );
}
