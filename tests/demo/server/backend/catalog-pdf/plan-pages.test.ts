import { expect, it } from 'vitest';
import { planPages } from '../../../../../demo/server/backend/catalog-pdf/plan-pages.ts';

it.each([
  [
    'fills each page',
    [40, 40, 40, 40],
    80,
    120,
    [
      [0, 1],
      [2, 3],
    ],
  ],
  ['gives the first page less room', [40, 40, 40, 40], 40, 120, [[0], [1, 2, 3]]],
  ['begins on the second page where the first has no room', [40, 40], 30, 120, [[], [0, 1]]],
  ['gives a row higher than a page one of its own', [40, 200, 40], 80, 120, [[0], [1], [2]]],
  ['fills a page to its end', [40, 40, 40], 120, 120, [[0, 1, 2]]],
])('plans the pages of a catalogue: %s', (_what, heights, first, other, pages) => {
  expect(planPages(heights, first, other)).toEqual(pages);
});
