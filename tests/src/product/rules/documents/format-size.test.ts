import { expect, test } from 'vitest';
import { formatSize } from '../../../../../src/product/rules/documents/format-size.ts';

const K = 1024;

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [K, '1.0 KB'],
  [1.55 * K, '1.6 KB'],
  [1023.9 * K, '1023.9 KB'],
  [1023.96 * K, '1.0 MB'],
  [K ** 2 - 1, '1.0 MB'],
  [2.5 * K ** 2, '2.5 MB'],
  [K ** 3, '1.0 GB'],
  [3 * K ** 4, '3.0 TB'],
  [5000 * K ** 4, '5000.0 TB'],
  [null, 'n/a'],
  [undefined, 'n/a'],
  [Number.NaN, 'n/a'],
  [-1, 'n/a'],
  [Infinity, 'n/a'],
])('%s bytes are %s (row 189, decision B69)', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
