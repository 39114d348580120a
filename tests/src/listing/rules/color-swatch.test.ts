import { expect, it } from 'vitest';
import { colorSwatch } from '../../../../src/listing/rules/color-swatch.ts';

it('paints the colours of the filter, and no others', () => {
  expect(colorSwatch('red')).toMatch(/^#[\da-f]{6}$/);
  expect(colorSwatch('of-another-portal')).toBeUndefined();
});
