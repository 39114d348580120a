import * as v from 'valibot';
import { newPasswordEntries } from '../../src/account/rules/new-password.ts';
import { consentNames } from '../../src/domain/user/consents.ts';
import { oneLine } from '../../src/domain/validation/one-line.ts';
import type { validationRules } from '../../src/domain/validation/rules.ts';

/** Maximum length of a person's or company's name. */
const LINE = 200;

/**
 * Validation rules of the registration (spec S§5): all fields are required except the consents.
 *
 * @param rules with their messages
 */
export function registrationSchema(rules: ReturnType<typeof validationRules>) {
  const { required, max, email, passwordconfirmation } = rules;
  const line = v.pipe(oneLine, required(), max<string>(LINE));
  return v.pipe(
    v.object({
      firstName: line,
      lastName: line,
      company: line,
      country: v.pipe(v.string(), required()),
      selectedIndustries: v.pipe(v.array(v.string()), required()),
      email: v.pipe(oneLine, required(), email()),
      ...newPasswordEntries(rules),
      consent: v.array(v.picklist(consentNames)),
    }),
    passwordconfirmation('password', 'passwordConfirmation'),
  );
}

/** Values of the fields. */
export type RegistrationInput = v.InferInput<ReturnType<typeof registrationSchema>>;

/** Values of a valid form. */
export type RegistrationValues = v.InferOutput<ReturnType<typeof registrationSchema>>;

/** The fields in order. */
export const registrationFields = [
  'firstName',
  'lastName',
  'company',
  'country',
  'selectedIndustries',
  'email',
  'password',
  'passwordConfirmation',
  'consent',
] as const satisfies readonly (keyof RegistrationInput)[];
