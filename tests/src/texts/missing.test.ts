import { expect, it } from 'vitest';
import { askFor, missingTexts } from '../../../src/texts/missing.ts';
import { translator } from '../../../src/texts/translate.ts';

const ask = askFor(translator(missingTexts, { 'missing.company': 'Tell us your company' }), 'Required');

it.each([
  ['firstName', 'Required', 'Enter your first name'],
  ['company', 'Required', 'Tell us your company'],
  ['email', 'Please enter a valid email address', undefined],
  ['nickname', 'Required', undefined],
])('asks for the field %s, with the error “%s”: %s', (name, message, expected) => {
  expect(ask(name, message)).toBe(expected);
});
