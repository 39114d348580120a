import { otherValue, type SelectOption } from '../../../src/lib/select-option.ts';
import { Field } from '../../../src/ui/field/Field.tsx';
import { SelectOther } from '../../../src/ui/field/SelectOther.tsx';
import { Controlled } from '../../../src/ui/form/Controlled.tsx';
import type { Contact } from '../useContact.ts';

interface Props {
  form: Contact['form'];
  name: 'industry' | 'topic';
  required: boolean;
  options: readonly SelectOption[];
  otherTitle: string;
  customLabel: string;
}

/** A select whose last option opens a text field. */
export function ChoiceField({ form, name, required, options, ...texts }: Props) {
  return (
    <Field required={required} {...form.field(name)}>
      <Controlled form={form} name={name}>
        {({ value, onChange, onBlur }) => (
          <SelectOther
            {...texts}
            options={options}
            // A draft may contain an option of an earlier list.
            value={isOffered(value.value) ? value : { value: '' }}
            // The text has not been entered yet.
            onChange={(selection) => onChange(selection, selection.value === otherValue ? 'input' : 'change')}
            onBlur={onBlur}
          />
        )}
      </Controlled>
    </Field>
  );

  function isOffered(value: string) {
    return value === otherValue || options.some((option) => option.value === value);
  }
}
