import { expect, test } from 'vitest';
import { defaultLanguage } from '../../../../../src/product/rules/documents/default-language.ts';

const option = (value: string, title = value) => ({ value, title });

test.each([
  ['the key Eng', [option('Deu'), option('Eng')], 'Eng'],
  ['that key in any case', [option('x', 'English'), option('ENG', 'Anglais')], 'ENG'],
  ['a key of two letters', [option('x', 'English'), option('en-GB', 'Anglais')], 'en-GB'],
  ['a title that begins like it', [option('de', 'German'), option('826', 'English (UK)')], '826'],
  ['the first', [option('de', 'German'), option('fr', 'French')], 'de'],
  ['none', [], undefined],
])('a sheet is asked for at first in %s (row 206, decision B38)', (_, languages, expected) => {
  expect(defaultLanguage(languages)).toBe(expected);
});
