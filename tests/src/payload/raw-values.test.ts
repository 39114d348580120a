import { expect, test } from 'vitest';
import { idOf, listOf, recordOf, textOf, textsOf } from '../../../src/payload/raw-values.ts';

const list = ['a', 1, null, 'b'];
const record = { a: 1 };

test.each<[unknown, { record?: object; text?: string; id?: string; list?: unknown[]; texts?: string[] }]>([
  [undefined, {}],
  [null, {}],
  [true, {}],
  [0, { id: '0' }],
  ['', { text: '', id: '' }],
  ['text', { text: 'text', id: 'text' }],
  [[], { record: [], list: [], texts: [] }],
  [list, { record: list, list, texts: ['a', 'b'] }],
  [record, { record }],
])('reads %j as the kinds of value that it is, and as no other', (value, expected) => {
  expect(recordOf(value)).toEqual(expected.record ?? {});
  expect(textOf(value)).toBe(expected.text);
  expect(idOf(value)).toBe(expected.id);
  expect(listOf(value)).toBe(expected.list === undefined ? undefined : value);
  expect(textsOf(value)).toEqual(expected.texts);
});
