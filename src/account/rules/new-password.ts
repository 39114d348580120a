import * as v from 'valibot';
import { passwordMaxLength } from '../../domain/validation/is-password.ts';
import type { validationRules } from '../../domain/validation/rules.ts';

type Rules = ReturnType<typeof validationRules>;

/**
 * The two fields of a new password, to spread into a form's object schema. Add
 * `rules.passwordconfirmation('password', 'passwordConfirmation')` to that schema's pipe. The rule accepts an empty
 * confirmation, so the field is also required (spec S§5, decision 64).
 */
export function newPasswordEntries({ required, max, password }: Rules) {
  return {
    password: v.pipe(v.string(), required(), max<string>(passwordMaxLength), password()),
    passwordConfirmation: v.pipe(v.string(), required()),
  };
}

/** Schema of a form with only a new password and its confirmation. */
export function newPasswordSchema(rules: Rules) {
  return v.pipe(
    v.object(newPasswordEntries(rules)),
    rules.passwordconfirmation('password', 'passwordConfirmation'),
  );
}
