import { expect, test } from 'vitest';
import { titledRows } from '../../../../../src/comparison/rules/table/titled-rows.ts';

const pairs = (...titles: string[]) => ({
  form: 'pairs' as const,
  pairs: titles.map((title) => ({ title, value: `${title} 5` })),
});
const entry = { code: 'fastness', title: 'Fastness' };

test('each titled value has a row of all products', () => {
  expect(titledRows(entry, [pairs('Acid'), pairs('Acid', 'Alkali'), null])).toEqual([
    {
      ...{ key: 'fastness.Acid', title: 'Fastness: Acid' },
      contents: [{ form: 'text', text: 'Acid 5' }, { form: 'text', text: 'Acid 5' }, null],
    },
    {
      ...{ key: 'fastness.Alkali', title: 'Fastness: Alkali' },
      contents: [null, { form: 'text', text: 'Alkali 5' }, null],
    },
  ]);
});

test('a status stands for all titles, and one of a title for that one', () => {
  const notTested = { form: 'status' as const, status: 'not_tested' as const };
  const own = { form: 'pairs' as const, pairs: [{ title: 'Acid', value: 'Not tested' }] };
  expect(titledRows(entry, [own, notTested])[0]?.contents).toEqual([notTested, notTested]);
});

test('values by angle, and any other, stay in one row', () => {
  const contents = [pairs('−15°', '45°'), null];
  expect(titledRows(entry, contents)).toEqual([{ key: 'fastness', title: 'Fastness', contents }]);
  expect(titledRows(entry, [{ form: 'text', text: '5' }])).toHaveLength(1);
});
