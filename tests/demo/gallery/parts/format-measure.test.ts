import { expect, test } from 'vitest';
import { formatMeasure } from '../../../../demo/gallery/parts/format-measure.ts';

test.each([
  [12.34, '12.3'],
  [7, '7.0'],
  [-3.25, '−3.3'],
])('%d is written as %s', (value, text) => expect(formatMeasure(value)).toBe(text));
