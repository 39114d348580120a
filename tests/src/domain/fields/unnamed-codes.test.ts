import { describe, expect, test } from 'vitest';
import { readFieldContent } from '../../../../src/domain/fields/read-field-content.ts';
import { codesIn, hidingCodes, isUnnamedCode } from '../../../../src/domain/fields/unnamed-codes.ts';

const options = [{ key: 'powder', title: 'Powder' }];
const entry = { code: 'form', options };
const [forCustomers = entry] = hidingCodes([entry]);

test.each([
  ['powder', options, false],
  ['aqueous_dispersion', options, true],
  ['rub-out', options, true],
  ['Granules', options, false],
  ['fine powder', options, false],
  ['7', options, false],
  ['powder', [], false],
  ['powder', undefined, false],
])('whether %s is a code that the options do not name', (key, known, isCode) => {
  expect(isUnnamedCode(key, known)).toBe(isCode);
});

describe('a value whose option nobody has named', () => {
  const list = [{ key: 'powder' }, { key: 'slurry', hierarchy: 'recommended' }];
  const pairs = [
    { key: 'powder', value: '20 kg' },
    { key: 'slurry', value: '1 t' },
  ];

  test('is told to staff under its code', () => {
    const contents = ['slurry', list, pairs].map((value) => readFieldContent(value, entry));
    for (const content of contents) expect(content && codesIn(content)).toEqual(['slurry']);
  });

  test('is left out for customers, with what has nothing else', () => {
    expect(readFieldContent('slurry', forCustomers)).toBeNull();
    expect(readFieldContent(['slurry'], forCustomers)).toBeNull();
    expect(readFieldContent(list, forCustomers)).toMatchObject({ items: [{ title: 'Powder' }] });
    expect(readFieldContent(pairs, forCustomers)).toMatchObject({ pairs: [{ title: 'Powder' }] });
    expect(readFieldContent('Slurry of 40 %', forCustomers)).toEqual({
      form: 'text',
      text: 'Slurry of 40 %',
    });
  });
});
