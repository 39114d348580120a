import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDecimal } from '../../../../widgets/colour-search/rules/read-decimal.ts';

describe('readDecimal', () => {
  it.each([
    ['52,3', 52.3],
    ['52.3', 52.3],
    [' 52 ', 52],
    ['-3,2', -3.2],
    ['−3,2', -3.2],
    ['–3.2', -3.2],
    ['—3', -3],
    ['‑3', -3],
    ['－3', -3],
    ['- 3,2', -3.2],
    ['+3', 3],
    [',5', 0.5],
    ['5,', 5],
    ['26,0°', 26],
    ['26.0 °', 26],
    ['52,30 %', 52.3],
    ['-0', 0],
  ])('reads %j', (text, value) => {
    expect(readDecimal(text)).toBe(value);
  });

  it.each(['', ' ', '-', ',', 'L', '5 3', '1.234,5', '1e3', '--3', '3-', '0x1', 'Infinity', '3°%'])(
    'does not guess at %j',
    (text) => {
      expect(readDecimal(text)).toBeUndefined();
    },
  );

  it('reads every number however it is written', () => {
    const signs = fc.constantFrom('-', '−', '–', '—', '‐', '‑', '‒', '―', '﹣', '－');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 15_000 }),
        signs,
        fc.boolean(),
        fc.boolean(),
        (hundredths, sign, isMinus, isComma) => {
          const digits = (hundredths / 100).toFixed(2).replace('.', isComma ? ',' : '.');
          const value = (isMinus ? -1 : 1) * (hundredths / 100) + 0;
          expect(readDecimal(`${isMinus ? sign : ''}${digits}`)).toBeCloseTo(value, 10);
        },
      ),
    );
  });
});
