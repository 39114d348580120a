import { expect, test } from 'vitest';
import { readRange } from '../../../../src/domain/fields/read-range.ts';

const entry = { code: 'particle_size' };
const textOf = (record: Record<string, unknown>, more = {}) => {
  const content = readRange(record, { ...entry, ...more });
  return content?.form === 'text' ? content.text : content;
};

test.each<[string, Record<string, unknown>, object, string | undefined]>([
  [
    'both ends, before its raw text',
    { raw: 'some', min: 0.05, max: 0.42, unit: 'µm' },
    {},
    '0.05–0.42\u00a0µm',
  ],
  ['the unit of the manifest where it has none', { min: 1, max: 2 }, { unit: 'nm' }, '1–2\u00a0nm'],
  ['its own unit before that of the manifest', { min: 1, max: 2, unit: 'µm' }, { unit: 'nm' }, '1–2\u00a0µm'],
  ['as many decimals as the catalogue has', { min: 1, max: 2.25 }, { decimals: 2 }, '1.00–2.25'],
  ['its raw text where an end is missing', { raw: 'below 5', min: null, max: 5 }, {}, 'below 5'],
  ['one end alone', { min: 3 }, {}, '≥ 3'],
  ['the other end alone', { max: 3, raw: ' ' }, {}, '≤ 3'],
  ['no end that is a number', { min: 'low', max: Number.NaN }, {}, undefined],
  ['no raw text that is an object', { raw: { a: 1 } }, {}, undefined],
])('shows of a range %s', (_, record, more, text) => {
  expect(textOf(record, more)).toBe(text);
});
