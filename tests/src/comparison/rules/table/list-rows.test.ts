import { expect, test } from 'vitest';
import { listRows } from '../../../../../src/comparison/rules/table/list-rows.ts';
import type { ListedValue } from '../../../../../src/domain/fields/field-content.ts';

const list = (titles: readonly (string | ListedValue)[], isAll = false) => ({
  form: 'list' as const,
  items: titles.map((title) => (typeof title === 'string' ? { title } : title)),
  isAll,
});
const options = ['REACH', 'TSCA', 'DSL'].map((title) => ({ key: title, title }));

test('lists what any product has, in the order of the manifest, with whether each has it', () => {
  const rows = listRows([list(['DSL', 'REACH']), list(['TSCA']), null], { options });
  expect(rows).toEqual([
    {
      title: 'REACH',
      contents: [{ form: 'boolean', isTrue: true }, { form: 'boolean', isTrue: false }, null],
    },
    {
      title: 'TSCA',
      contents: [{ form: 'boolean', isTrue: false }, { form: 'boolean', isTrue: true }, null],
    },
    { title: 'DSL', contents: [{ form: 'boolean', isTrue: true }, { form: 'boolean', isTrue: false }, null] },
  ]);
});

test('a value with a level or a status has it in place of its presence', () => {
  const [first, second] = listRows(
    [
      list([
        { title: 'REACH', level: 'recommended' },
        { title: 'TSCA', status: 'not_tested' },
      ]),
    ],
    { options },
  );
  expect(first?.contents).toEqual([{ form: 'level', level: 'recommended' }]);
  expect(second?.contents).toEqual([{ form: 'status', status: 'not_tested' }]);
});

test('lists of one value, and lists of every option, need no rows', () => {
  expect(listRows([list(['REACH']), list(['TSCA'])], { options })).toEqual([]);
  expect(
    listRows([list(['REACH', 'TSCA', 'DSL'], true), list(['REACH', 'TSCA', 'DSL'], true)], { options }),
  ).toEqual([]);
  expect(listRows([{ form: 'text', text: 'REACH' }], { options })).toEqual([]);
});
