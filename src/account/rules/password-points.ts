import {
  hasDigit,
  hasLetter,
  passwordMaxLength,
  passwordMinLength,
} from '../../domain/validation/is-password.ts';
import { measure } from '../../domain/validation/measure.ts';

/** Message keys of the points, as in the text catalogue. */
type PointKey = 'min' | 'max' | 'letter' | 'digit' | 'special';

/** Gives the text of a point, with `{min}` or `{max}` filled in. */
type PointText = (key: `newPassword.point.${PointKey}`, values?: Readonly<Record<string, number>>) => string;

/** The password rule for password generators: the value of the attribute `passwordrules`. */
export const passwordRules = `minlength: ${passwordMinLength}; maxlength: ${passwordMaxLength}; required: lower; required: upper; required: digit; required: special`;

/** Whether a text contains a special character, spaces included. An accent counts as part of its letter. */
const hasSpecial = (text: string) => /[^\p{L}\p{M}\p{N}]/u.test(text);

/** One point of the password rule, and whether a password meets it. */
export interface PasswordPoint {
  text: string;
  isMet: boolean;
  /** Whether the point is only recommended. */
  isRecommended?: true;
}

/**
 * Splits the password rule into points, for a list that is updated while typing. A password that meets all required
 * points passes `isPassword` (spec S§5).
 *
 * @returns a function that checks the points for a password
 */
export function passwordPoints(text: PointText): (password: string) => PasswordPoint[] {
  return (password) => {
    const length = measure(password);
    const size: PasswordPoint =
      length > passwordMaxLength
        ? { text: text('newPassword.point.max', { max: passwordMaxLength }), isMet: false }
        : {
            text: text('newPassword.point.min', { min: passwordMinLength }),
            isMet: length >= passwordMinLength,
          };
    return [
      size,
      { text: text('newPassword.point.letter'), isMet: hasLetter(password) },
      { text: text('newPassword.point.digit'), isMet: hasDigit(password) },
      { text: text('newPassword.point.special'), isMet: hasSpecial(password), isRecommended: true },
    ];
  };
}
