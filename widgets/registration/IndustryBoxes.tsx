import { sortOptions } from '../../src/lib/select-option.ts';
import { useShared, useTexts } from '../../src/store/hooks.ts';
import { Checkbox } from '../../src/ui/field/Checkbox.tsx';
import { FieldGroup } from '../../src/ui/field/FieldGroup.tsx';
import { onLeave } from '../../src/ui/field/on-leave.ts';
import { registrationTexts } from './texts.ts';
import type { RegistrationFormHandle } from './useRegistrationForm.ts';

/** The payload's industries (decision 67): at least one is required. All are visible, without a search. */
export function IndustryBoxes({ form }: { form: RegistrationFormHandle }) {
  const t = useTexts(registrationTexts);
  const industries = useShared(({ payload }) => payload.industries) ?? [];
  const options = sortOptions(industries.map(({ code, title }) => ({ value: code, title })));
  return (
    <div {...onLeave(() => form.check('selectedIndustries', 'blur'))}>
      <FieldGroup
        required
        hint={t('registration.selectedIndustries.hint')}
        {...form.field('selectedIndustries')}
      >
        <div className="ce-registration__industries">
          {options.map(({ value, title }) => (
            <Checkbox key={value} label={title} {...form.box('selectedIndustries', value)} />
          ))}
        </div>
      </FieldGroup>
    </div>
  );
}
