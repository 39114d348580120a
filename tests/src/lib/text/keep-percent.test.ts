import { expect, test } from 'vitest';
import { keepPercent } from '../../../../src/lib/text/keep-percent.ts';

test.each([
  ['with 22 % pigment, 45 %', 'with 22\u00a0% pigment, 45\u00a0%'],
  ['<p>18 %</p>', '<p>18\u00a0%</p>'],
  ['100% and a few % more', '100% and a few % more'],
])('%s keeps its figures beside their signs', (text, kept) => {
  expect(keepPercent(text)).toBe(kept);
});
