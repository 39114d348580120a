import * as v from 'valibot';
import { passwordMaxLength } from './is-password.ts';
import type { validationRules } from './rules.ts';

type Rules = ReturnType<typeof validationRules>;

/**
 * The two fields of a newly chosen password, to be spread into a form's object; the pipe of the whole then takes
 * `rules.passwordconfirmation('password', 'passwordConfirmation')`. The rule of the repetition passes an empty
 * one, so that it is required beside (spec S§5, decision 64).
 */
export function newPasswordEntries({ required, max, password }: Rules) {
  return {
    password: v.pipe(v.string(), required(), max<string>(passwordMaxLength), password()),
    passwordConfirmation: v.pipe(v.string(), required()),
  };
}

/** A form that asks for a new password and nothing else: the password, and its repetition. */
export function newPasswordSchema(rules: Rules) {
  return v.pipe(
    v.object(newPasswordEntries(rules)),
    rules.passwordconfirmation('password', 'passwordConfirmation'),
  );
}
