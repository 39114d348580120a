import type { Translate } from './translate.ts';

/** Messages of the validation rules (spec S§5). */
export const validationTexts = {
  'validation.required': 'This field is required',
  'validation.email': 'Please enter a valid email address',
  'validation.min.length': 'Please enter at least {min} characters',
  'validation.min.value': 'Please enter {min} or more',
  'validation.max.length': 'Please enter at most {max} characters',
  'validation.max.value': 'Please enter {max} or less',
  'validation.numeric': 'Please enter a number',
  'validation.password': 'At least 8 characters, with a letter and a digit',
  'validation.password.confirmationMismatch': 'Passwords does not match',
  'validation.summary': 'Please check {count} fields',
  'validation.summary.one': 'Please check 1 field',
} as const;

/** Returns the heading of a form's summary by the number of errors. */
export function summaryTitle(t: Translate<typeof validationTexts>) {
  return (count: number): string =>
    count === 1 ? t('validation.summary.one') : t('validation.summary', { count });
}
