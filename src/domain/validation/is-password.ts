import { measure } from './measure.ts';

/** Shortest password (spec S§9). */
export const passwordMinLength = 8;

/** Longest password, so that hashing one costs a known time (decision 60). */
export const passwordMaxLength = 128;

/** Whether there is a letter of any script. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** Whether there is a decimal digit of any script. */
export const hasDigit = (text: string): boolean => /\p{Nd}/u.test(text);

/**
 * Whether a text may become a password: 8 to 128 characters with a digit and a letter of any script
 * (spec S§5, decision 60).
 */
export function isPassword(text: string): boolean {
  const length = measure(text);
  return length >= passwordMinLength && length <= passwordMaxLength && hasDigit(text) && hasLetter(text);
}
