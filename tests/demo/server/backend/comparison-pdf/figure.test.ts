import { expect, test } from 'vitest';
import { splitFigure } from '../../../../../demo/server/backend/comparison-pdf/figure.ts';

test.each([
  ['54.3', { whole: '54', fraction: '.3' }],
  ['-0.30', { whole: '−0', fraction: '.30' }],
  ['> 200', { whole: '> 200', fraction: '' }],
  ['7–8', null],
  ['IV', null],
])('%s is a number with a point to stand at, or none', (text, parts) => {
  expect(splitFigure(text)).toEqual(parts);
});
