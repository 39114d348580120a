import { expect, test } from 'vitest';
import { passwordPoints } from '../../../../src/account/rules/password-points.ts';
import { newPasswordTexts } from '../../../../src/account/texts/new-password.ts';
import { isPassword } from '../../../../src/domain/validation/is-password.ts';
import { translator } from '../../../../src/texts/translate.ts';

const points = passwordPoints(translator(newPasswordTexts));
const met = (password: string) =>
  points(password)
    .filter(({ isMet }) => isMet)
    .map(({ text }) => text);

test.each([
  ['', []],
  ['blue', ['a letter']],
  ['blue 7', ['a letter', 'a digit', 'a special character']],
  ['12345678', ['8 or more characters', 'a digit']],
  ['пигмент७', ['8 or more characters', 'a letter', 'a digit']],
  ['\u{1F3A8}\u{1F3A8}\u{1F3A8}a1', ['a letter', 'a digit', 'a special character']],
  // An accent of its own belongs to its letter.
  ['bleu\u0301bleu\u0301', ['8 or more characters', 'a letter']],
])('finds that the password %j has %j', (password, has) => expect(met(password)).toEqual(has));

test('a password of 129 characters is told that it is too long', () =>
  expect(points(`${'a1'.repeat(64)}x`)[0]).toEqual({ text: 'at most 128 characters', isMet: false }));

test.each(['pigment5', 'pigments', '1234567a', 'a1!', 'a1'.repeat(64), 'a1'.repeat(65)])(
  'the points and the rule agree on %j',
  (password) => {
    const missesNone = points(password).every(({ isMet, isRecommended }) => isMet || isRecommended);
    expect(missesNone).toBe(isPassword(password));
  },
);
