import { expect, test } from 'vitest';
import { plainValue } from '../../../../src/domain/fields/plain-value.ts';
import { fieldTexts, wordsOfFields } from '../../../../src/texts/fields.ts';
import { translator } from '../../../../src/texts/translate.ts';

const words = wordsOfFields(translator(fieldTexts));

test.each([
  [{ form: 'number', number: 54, text: '54', unit: 'g/100 g' }, 'g/100 g', '54'],
  [{ form: 'number', number: 12, text: '12.00', unit: '°' }, '°', '12.00'],
  [{ form: 'number', number: 54, text: '54', unit: '%' }, 'g/100 g', '54\u00a0%'],
  [{ form: 'number', number: 4, text: '4' }, '', '4'],
  [{ form: 'number', number: 1250, text: '1,250', unit: '%' }, '%', '1250'],
  [{ form: 'text', text: '38–44\u00a0g/100 g' }, 'g/100 g', '38–44'],
  [{ form: 'text', text: 'grey' }, 'g', 'grey'],
  [{ form: 'color', color: { R: 171, G: 53, B: 5 } }, '', '#ab3505'],
  [{ form: 'boolean', isTrue: true }, '', 'Yes'],
  [null, '°', ''],
] as const)('%o in a column of %s is %s', (content, unit, text) => {
  expect(plainValue(content, unit, words)).toBe(text);
});
