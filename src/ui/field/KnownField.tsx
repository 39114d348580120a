import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

export interface KnownFieldProps {
  id: string;
  label: string;
  value: string;
}

/** A field that the profile answers: it can be read, focused and copied, and not be changed here. */
export function KnownField({ id, label, value }: KnownFieldProps) {
  return (
    <Field id={id} label={label}>
      <TextInput readOnly value={value} />
    </Field>
  );
}
