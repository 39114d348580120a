import { expect, test } from 'vitest';
import { distinguish } from '../../../../../src/product/rules/documents/distinguish.ts';

const guide = (id: string, more = {}, product?: { id: string }) => ({
  title: 'Processing guide',
  asset: { id, locale: 'en', version: '1', filename: `${id}.pdf`, ...more },
  ...(product && { product }),
});
const marks = (...documents: ReturnType<typeof guide>[]) =>
  distinguish(documents).map(({ mark }) => mark && [mark.by, mark.value]);

test.each([
  ['nothing if their languages differ', [guide('a'), guide('b', { locale: 'de' })], [undefined, undefined]],
  [
    'nothing if their products differ',
    [guide('a', {}, { id: 'p-1' }), guide('b', {}, { id: 'p-2' })],
    [undefined, undefined],
  ],
  [
    'the version where it differs',
    [guide('a'), guide('b', { version: '2' })],
    [
      ['version', '1'],
      ['version', '2'],
    ],
  ],
  [
    'else the file name, which one of them may lack',
    [guide('a'), guide('b', { filename: undefined })],
    [
      ['filename', 'a.pdf'],
      ['filename', undefined],
    ],
  ],
  [
    'else the id',
    [guide('a', { filename: 'x' }), guide('b', { filename: 'x' })],
    [
      ['id', 'a'],
      ['id', 'b'],
    ],
  ],
])('documents of one title are told apart by %s', (_, documents, expected) => {
  expect(marks(...documents)).toEqual(expected);
});
