import * as v from 'valibot';
import { consentNames } from '../../../src/domain/user/consents.ts';
import { isPassword } from '../../../src/domain/validation/is-password.ts';
import { industryCodes } from '../../data/industries.ts';

const missing = 'This field is required.';

/** One line of text that must not be empty. */
export const line = v.pipe(
  v.string(missing),
  v.trim(),
  v.nonEmpty(missing),
  v.maxLength(200, 'This is too long.'),
);

/** An email address. */
export const email = v.pipe(line, v.email('This is not an email address.'));

const rule = 'Your password did not meet the requirements, please try again.';

/** Same rule as in the forms (spec S§5): 8 to 128 characters with a letter and a digit. */
export const password = v.pipe(v.string(rule), v.check(isPassword, rule));

/** A user's consents (spec S§3). */
export const consents = v.pipe(v.array(v.picklist(consentNames)), v.transform(withoutRepeats));

/** Code of a country that the backend knows. */
export function country(codes: readonly string[]) {
  return v.pipe(
    line,
    v.check((code) => codes.includes(code), 'Choose a country.'),
  );
}

/** Codes of a user's industries: at least one (decision C2). */
export const industries = v.pipe(
  v.array(v.picklist(industryCodes, 'Choose an industry.')),
  v.minLength(1, 'Choose at least one industry.'),
  v.transform(withoutRepeats),
);

/** A list without duplicates. */
export function withoutRepeats<Entry>(list: readonly Entry[]): Entry[] {
  return [...new Set(list)];
}
