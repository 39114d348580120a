import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

export interface KnownFieldProps {
  id: string;
  label: string;
  value: string;
  /** Why the service refuses the value. */
  error?: string | undefined;
}

/** A value from the profile: readable, focusable and copyable, but not editable here. */
export function KnownField({ value, ...field }: KnownFieldProps) {
  return (
    <Field {...field}>
      <TextInput readOnly value={value} />
    </Field>
  );
}
