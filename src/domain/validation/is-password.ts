import { measure } from './measure.ts';

/** Minimum length of a password (spec S§9). */
export const passwordMinLength = 8;

/** Maximum length of a password; it bounds the cost of hashing (decision 60). */
export const passwordMaxLength = 128;

/** Whether a text contains a letter of any script. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** Whether a text contains a decimal digit of any script. */
export const hasDigit = (text: string): boolean => /\p{Nd}/u.test(text);

/**
 * Whether a text is a valid password: 8 to 128 characters with a digit and a letter of any script (spec S§5,
 * decision 60).
 */
export function isPassword(text: string): boolean {
  const length = measure(text);
  return length >= passwordMinLength && length <= passwordMaxLength && hasDigit(text) && hasLetter(text);
}
