import type { ProfileField } from '../../src/domain/contact/profile-fields.ts';
import { Field } from '../../src/ui/field/Field.tsx';
import { TextInput } from '../../src/ui/field/TextInput.tsx';
import type { Contact } from './useContact.ts';

interface Props {
  contact: Contact;
  name: ProfileField;
  value: string;
}

/** A field that the profile answers: it can be read, focused and copied, and not be changed here. */
export function KnownField({ contact, name, value }: Props) {
  const { id, label } = contact.form.field(name);
  return (
    <Field id={id} label={label}>
      <TextInput readOnly value={value} />
    </Field>
  );
}
