import * as v from 'valibot';
import { isEmail } from './is-email.ts';
import { isFilled } from './is-filled.ts';
import { isNumeric } from './is-numeric.ts';
import { isPassword } from './is-password.ts';
import { measure } from './measure.ts';

/** Message keys of the rules, as in the text catalogue. */
export type ValidationKey =
  | 'validation.required'
  | 'validation.email'
  | 'validation.min.length'
  | 'validation.min.value'
  | 'validation.max.length'
  | 'validation.max.value'
  | 'validation.numeric'
  | 'validation.password'
  | 'validation.password.confirmationMismatch';

/** Gives the message of a key, with `{min}` or `{max}` filled in. */
export type ValidationText = (key: ValidationKey, values?: Readonly<Record<string, number>>) => string;

const emptyOr = (passes: (text: string) => boolean) => (text: string) => text === '' || passes(text);

/**
 * The named rules of the specification as valibot actions, for use in a pipe:
 * `v.pipe(v.string(), rules.required(), rules.email())`.
 *
 * Only `required` and `password` reject an empty text; all others accept it, so that optional fields can be left
 * empty (spec S§5; for the password confirmation decision 64).
 */
export function validationRules(text: ValidationText) {
  return {
    required: <Value>() => v.check<Value, string>(isFilled, text('validation.required')),
    email: () => v.check(emptyOr(isEmail), text('validation.email')),
    numeric: () => v.check(emptyOr(isNumeric), text('validation.numeric')),
    password: () => v.check(isPassword, text('validation.password')),
    /** Minimum length of a text in characters, or minimum number. */
    min: <Value extends string | number>(min: number) =>
      v.check<Value, (issue: { input: Value }) => string>(
        (value) => value === '' || measure(value) >= min,
        ({ input }) => text(`validation.min.${typeof input === 'number' ? 'value' : 'length'}`, { min }),
      ),
    /** Maximum length of a text in characters, or maximum number. */
    max: <Value extends string | number>(max: number) =>
      v.check<Value, (issue: { input: Value }) => string>(
        (value) => measure(value) <= max,
        ({ input }) => text(`validation.max.${typeof input === 'number' ? 'value' : 'length'}`, { max }),
      ),
    /**
     * For the pipe of an object: the confirmation is empty or equals the password. The issue belongs to the
     * confirmation and is reported even if other fields have issues.
     */
    passwordconfirmation: <Values extends Record<string, unknown>>(
      password: keyof Values & string,
      confirmation: keyof Values & string,
    ) =>
      v.rawCheck<Values>(({ dataset: { value: input }, addIssue }) => {
        const values = input as Values;
        const value = values[confirmation];
        if (value === '' || value === values[password]) return;
        const path: [v.ObjectPathItem] = [
          { type: 'object', origin: 'value', input: values, key: confirmation, value },
        ];
        addIssue({ message: text('validation.password.confirmationMismatch'), path });
      }),
  };
}
