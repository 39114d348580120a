import { describe, expect, test } from 'vitest';
import { readFieldContent } from '../../../../src/domain/fields/field-content.ts';
import { textOfContent } from '../../../../src/domain/fields/text-of-content.ts';
import { fieldTexts, wordsOfFields } from '../../../../src/texts/fields.ts';
import { translator } from '../../../../src/texts/translate.ts';

const words = wordsOfFields(translator(fieldTexts));
const options = [
  { key: 'a', title: 'Alpha' },
  { key: 'b', title: 'Beta' },
];
const read = (value: unknown, entry = {}) => readFieldContent(value, { code: 'field', ...entry });
const textOf = (value: unknown, entry = {}) => {
  const content = read(value, entry);
  return content && textOfContent(content, words);
};

describe('the forms of a value (spec P§3)', () => {
  test.each<[string, unknown, object, string]>([
    ['a text', ' Diketopyrrolopyrrole ', {}, 'Diketopyrrolopyrrole'],
    ['a key with a title', 'b', { options }, 'Beta'],
    ['a key that the manifest does not know', 'z', { options }, 'z'],
    ['a number with its unit', 1234.56789, { unit: 'g/cm³' }, '1,234.5679\u00a0g/cm³'],
    ['zero', 0, {}, '0'],
    ['a number that is a key', 8, { options: [{ key: '8', title: '8 outstanding' }] }, '8 outstanding'],
    ['true', true, {}, 'Yes'],
    ['false', false, {}, 'No'],
    ['a level', 'recommended', {}, 'Recommended'],
    ['keys, in the order of the options', ['b', 'x', 'a'], { options }, 'Alpha, Beta, x'],
    [
      'keys with their levels, the best first',
      [
        { key: 'a', hierarchy: 'potentially_recommended' },
        { key: 'b', hierarchy: 'highly_recommended' },
      ],
      { options },
      'Beta (highly recommended), Alpha (potentially recommended)',
    ],
    ['a level that nobody knows', [{ key: 'a', hierarchy: 'great' }], { options }, 'Alpha'],
    ['a nested list', [{ key: 'a', value: '4' }], { options }, 'Alpha: 4'],
    ['a map', { a: 'one', c: 2 }, { options }, 'Alpha: one, c: 2'],
    ['a range', { raw: '0.03 to 0.2', min: 0.03, max: 0.2, unit: 'µm' }, {}, '0.03–0.2 µm'],
    ['a range without ends', { raw: 'below 5', min: null, max: null }, {}, 'below 5'],
    ['a colour', { R: 185, G: 47, B: 52 }, {}, 'rgb(185 47 52)'],
    ['HTML', '<p>x</p>', { dataType: 'html' }, '<p>x</p>'],
  ])('%s', (_what, value, entry, text) => {
    expect(textOf(value, entry)).toBe(text);
  });

  test.each([
    undefined,
    null,
    '',
    '  ',
    [],
    {},
    Number.NaN,
    [null, {}],
    { raw: '' },
    [{ key: 'a', value: null }],
    () => 1,
  ])('nothing is said by %j', (value) => expect(read(value)).toBeNull());
});

test('all regions are “all”, and only there (spec P§9, decision B80)', () => {
  expect(textOf(['b', 'a'], { code: 'availableRegions', options })).toBe('all');
  expect(textOf(['a'], { code: 'availableRegions', options })).toBe('Alpha');
  expect(textOf(['b', 'a'], { code: 'substrate', options })).toBe('Alpha, Beta');
});
