import { describe, expect, test } from 'vitest';
import { readFieldContent } from '../../../../src/domain/fields/read-field-content.ts';
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

describe('the forms of a value (rows 170 and 171)', () => {
  test.each<[string, unknown, object, string]>([
    ['a text', ' Diketopyrrolopyrrole ', {}, 'Diketopyrrolopyrrole'],
    ['a key with a title', 'b', { options }, 'Beta'],
    ['a key that the manifest does not know', 'z', { options }, 'z'],
    ['a number with its unit', 1234.56789, { unit: 'g/cm³' }, '1,234.56789\u00a0g/cm³'],
    ['zero', 0, {}, '0'],
    ['a small number', 0.00001, {}, '0.00001'],
    ['a tiny number', 1.5e-20, {}, '0.000000000000000000015'],
    ['a number with the decimals of its catalogue', 7, { decimals: 1 }, '7.0'],
    ['a number with more decimals than its catalogue', -7.25, { decimals: 1 }, '−7.25'],
    ['digits as they are supplied', '7.0', {}, '7.0'],
    ['a key with a unit', 'c', { options: [{ key: 'c', title: '40', unit: 'h' }] }, '40\u00a0h'],
    ['what was not tested', 'not_tested', {}, 'Not tested'],
    ['what is not recommended', 'Not recommended', {}, 'Not recommended'],
    [
      'a status with a title of its own',
      'not_tested',
      { options: [{ key: 'not_tested', title: 'n. t.' }] },
      'n. t.',
    ],
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
    [
      'what it is not recommended for, behind everything else',
      [{ key: 'a', hierarchy: 'not_recommended' }, { key: 'z' }, { key: 'b', hierarchy: 'recommended' }],
      { options },
      'Beta (recommended), z, Alpha (not recommended)',
    ],
    [
      'a nested list with units',
      [{ key: 'c', value: 4 }],
      { options: [{ key: 'c', title: 'Heat', unit: '°C' }] },
      'Heat: 4\u00a0°C',
    ],
    [
      'a nested list with what was not tested',
      [{ key: 'a', value: 'not_tested' }],
      { options },
      'Alpha: not tested',
    ],
    ['a range without an upper end', { min: 3, unit: 'µm' }, {}, '≥ 3\u00a0µm'],
    ['a range without a lower end', { max: 3 }, { unit: 'µm', decimals: 1 }, '≤ 3.0\u00a0µm'],
    ['a nested list', [{ key: 'a', value: '4' }], { options }, 'Alpha: 4'],
    ['a map', { a: 'one', c: 2 }, { options }, 'Alpha: one, c: 2'],
    ['a range', { raw: '0.03 to 0.2', min: 0.03, max: 0.2, unit: 'µm' }, {}, '0.03–0.2\u00a0µm'],
    ['a range without ends', { raw: 'below 5', min: null, max: null }, {}, 'below 5'],
    ['a colour', { R: 185, G: 47, B: 52 }, {}, '#b92f34'],
    ['HTML', '<p>x</p>', { dataType: 'html' }, '<p>x</p>'],
  ])('read as a text from %s', (_what, value, entry, text) => {
    expect(textOf(value, entry)).toBe(text);
  });

  test.each<[string, unknown, string]>([
    ['lists in a list', [['a', 'b'], [3]], '(a, b), (3)'],
    ['objects in a map', { a: { low: 1, high: null }, b: 2 }, 'a: (low: 1), b: 2'],
    ['objects without keys', [{ grade: 4, of: ['x', 'y'] }], '(grade: 4, of: (x, y))'],
    ['a list of which one item is unknown', ['a', { grade: 4 }], 'a, (grade: 4)'],
    ['a range of texts', { min: 'low', max: 'high' }, 'min: low, max: high'],
    ['a value that is an object', [{ key: 'a', value: { x: true } }], '(key: a, value: (x: true))'],
  ])('%s are a plain text of an unknown form', (_what, value, text) => {
    expect(read(value)).toEqual({ form: 'text', text, isUnknownForm: true });
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
    { a: [{ b: null }, ''] },
    { raw: '' },
    [{ key: 'a', value: null }],
    () => 1,
  ])('nothing is said by %j', (value) => expect(read(value)).toBeNull());
});

test('all regions are “all”, and only there (row 169, decision B80)', () => {
  expect(textOf(['b', 'a'], { code: 'availableRegions', options })).toBe('all');
  expect(textOf(['a'], { code: 'availableRegions', options })).toBe('Alpha');
  expect(textOf(['b', 'a'], { code: 'substrate', options })).toBe('Alpha, Beta');
});
