import { useMemo } from 'react';
import { validationRules } from '../../src/domain/validation/rules.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { failureTexts } from '../../src/texts/failures.ts';
import { validationTexts } from '../../src/texts/validation.ts';
import { type NativeFormOptions, useNativeForm } from '../../src/ui/form/useNativeForm.ts';
import {
  type RegistrationInput,
  type RegistrationValues,
  registrationFields,
  registrationSchema,
} from './registration-schema.ts';
import { registrationTexts } from './texts.ts';

/** Form of the registration: its fields in order, with labels and rules. */
export function useRegistrationForm(
  onSubmit: NativeFormOptions<RegistrationInput, RegistrationValues>['onSubmit'],
) {
  const t = useTexts(registrationTexts);
  const validation = useTexts(validationTexts);
  const failure = useTexts(failureTexts);
  const schema = useMemo(() => registrationSchema(validationRules(validation)), [validation]);

  return useNativeForm<RegistrationInput, RegistrationValues>({
    schema,
    labels: Object.fromEntries(registrationFields.map((name) => [name, t(`registration.${name}`)])) as Record<
      keyof RegistrationInput,
      string
    >,
    lists: ['selectedIndustries', 'consent'],
    onSubmit,
    errorText: failure('failure.unknown'),
  });
}

/** The form shared by all parts. */
export type RegistrationFormHandle = ReturnType<typeof useRegistrationForm>;
