import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from '../../../../src/domain/format/format-number.ts';

test.each([
  [0.00001, undefined, '0.00001'],
  [-0.5, undefined, '−0.5'],
  [1234567.5, undefined, '1,234,567.5'],
  [-1234.5678, undefined, '−1,234.5678'],
  [1e-7, undefined, '0.0000001'],
  [1000, undefined, '1,000'],
  [-0, undefined, '0'],
  [7, 2, '7.00'],
  [7.5, 2, '7.50'],
  [7.125, 2, '7.125'],
  [0.1 + 0.2, undefined, '0.30000000000000004'],
  [1e21, undefined, '1,000,000,000,000,000,000,000'],
])('%s with %s decimals is %s', (number, decimals, text) => {
  expect(formatNumber(number, decimals)).toBe(text);
});

test('loses no digit of any number, however many decimals are asked for', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e15, max: 1e15, noNaN: true }), fc.nat(6), (number, decimals) => {
      fc.pre(!Object.is(number, -0));
      expect(Number(formatNumber(number, decimals).replaceAll(',', '').replace('−', '-'))).toBe(number);
    }),
  );
});

test('writes every number as the browser does', () => {
  const { format } = new Intl.NumberFormat('en', { maximumSignificantDigits: 21 });
  fc.assert(
    fc.property(fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer()), (number) => {
      fc.pre(!Object.is(number, -0));
      expect(formatNumber(number)).toBe(format(number).replace('-', '−'));
    }),
  );
});
