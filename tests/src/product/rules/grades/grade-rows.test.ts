import { expect, test } from 'vitest';
import type { FieldEntry } from '../../../../../src/domain/fields/field-entry.ts';
import { gradeRows } from '../../../../../src/product/rules/grades/grade-rows.ts';
import { fieldTexts, wordsOfFields } from '../../../../../src/texts/fields.ts';
import { translator } from '../../../../../src/texts/translate.ts';

const words = wordsOfFields(translator(fieldTexts));
const field = (code: string, more: Partial<FieldEntry> = {}): FieldEntry => ({
  ...{ code, title: code, informationType: 'technical_info' },
  ...more,
});
const manifest = [
  field('regulatory', { informationType: 'regulatory_info' }),
  field('density', { unit: 'g/cm³' }),
  field('form', { options: [{ key: 'powder', title: 'Powder' }] }),
  field('light_fastness'),
  field('tag', { informationType: 'product_detail' }),
  field('about', { informationType: 'description' }),
  field('plant', { accessLevel: [{ industry: 'coatings', code: 'internal' }] }),
];
const rowsOf = (...fields: Record<string, unknown>[]) =>
  gradeRows(
    fields.map((each) => ({ fields: each })),
    manifest,
    { industry: 'coatings', words },
  ).map(({ entry: { code } }) => code);

test('lists what differs, in the order in which a formulator decides', () => {
  const rows = rowsOf(
    { regulatory: ['TSCA'], density: 1.5, form: 'powder', light_fastness: '8' },
    { regulatory: ['REACH'], density: 1.4, form: 'powder', light_fastness: '7' },
  );
  expect(rows).toEqual(['light_fastness', 'density', 'regulatory']);
});

test('counts a value that only some state as a difference, and the same in other words as none', () => {
  expect(rowsOf({ density: 1.5, form: 'Powder' }, { form: 'powder', density: null })).toEqual(['density']);
});

test('leaves out labels, running texts and internal fields', () => {
  const one = { tag: ['new'], about: 'One', plant: 'Hamburg' };
  expect(rowsOf(one, { tag: [], about: 'Other', plant: 'Lyon' })).toEqual([]);
});
