import type { Translate } from '../../texts/translate.ts';

/** Texts for choosing a new password, in all forms (spec S§5). */
export const newPasswordTexts = {
  'newPassword.show': 'Show password',
  'newPassword.show.confirmation': 'Show repeated password',
  'newPassword.points': 'Your password needs:',
  'newPassword.point.min': '{min} or more characters',
  'newPassword.point.max': 'at most {max} characters',
  'newPassword.point.letter': 'a letter',
  'newPassword.point.digit': 'a digit',
  'newPassword.point.special': 'a special character',
  'newPassword.point.recommended': '(recommended)',
  'newPassword.point.met': 'done',
  'newPassword.point.missing': 'missing',
  'newPassword.status.missing': 'Your password still needs: {points}.',
  'newPassword.status.met': 'Your password meets all requirements.',
} as const;

/** The texts that the part `NewPassword` takes. */
export function textsOfNewPassword(t: Translate<typeof newPasswordTexts>) {
  return {
    showText: t('newPassword.show'),
    showConfirmationText: t('newPassword.show.confirmation'),
    intro: t('newPassword.points'),
    recommendedText: t('newPassword.point.recommended'),
    metText: t('newPassword.point.met'),
    missingText: t('newPassword.point.missing'),
    statusText: (missing: readonly string[]) =>
      missing.length > 0
        ? t('newPassword.status.missing', { points: missing.join(', ') })
        : t('newPassword.status.met'),
  };
}
