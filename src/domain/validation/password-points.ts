import { hasDigit, hasLetter, passwordMaxLength, passwordMinLength } from './is-password.ts';
import { measure } from './measure.ts';

/** Message keys of the points, as in the text catalogue. */
type PointKey = 'min' | 'max' | 'letter' | 'digit' | 'special';

/** Gives the text of a point, with `{min}` or `{max}` filled in. */
type PointText = (key: `newPassword.point.${PointKey}`, values?: Readonly<Record<string, number>>) => string;

/** What makers of passwords have to keep to, and are advised to: the value of the attribute `passwordrules`. */
export const passwordRules = `minlength: ${passwordMinLength}; maxlength: ${passwordMaxLength}; required: lower; required: upper; required: digit; required: special`;

/** Whether there is a special character, a blank included; an accent belongs to its letter. */
const hasSpecial = (text: string) => /[^\p{L}\p{M}\p{N}]/u.test(text);

/** One point of the password rule, and whether a password meets it. */
export interface PasswordPoint {
  text: string;
  isMet: boolean;
  /** Makes a better password, but is not asked for. */
  isRecommended?: true;
}

/**
 * The password rule point by point, for a list that follows the typing. A password that meets every point that
 * is not only recommended passes `isPassword` (spec S§5).
 *
 * @returns gives the points as a password meets them
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
