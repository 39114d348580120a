import { Field } from '../../../src/ui/field/Field.tsx';
import { KnownField } from '../../../src/ui/field/KnownField.tsx';
import { TextInput, type TextInputProps } from '../../../src/ui/field/TextInput.tsx';
import type { Contact } from '../useContact.ts';

interface Props extends Omit<TextInputProps, 'name' | 'ref'> {
  contact: Contact;
  name: 'firstName' | 'lastName' | 'email' | 'company';
}

/** A text field of the sender's personal data. */
export function PersonField({ contact, name, ...input }: Props) {
  const { form, profile } = contact;
  const known = profile[name];
  if (known !== undefined) return <KnownField {...form.field(name)} value={known} />;
  return (
    <Field required {...form.field(name)}>
      <TextInput {...input} {...form.register(name)} />
    </Field>
  );
}
