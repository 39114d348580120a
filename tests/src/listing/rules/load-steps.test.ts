import { expect, test } from 'vitest';
import { loadSteps } from '../../../../src/listing/rules/load-steps.ts';

test.each([
  ['the rest is less than a part', [24, 46, 24, 1000], { more: 22, all: 0 }],
  ['a part and all', [24, 146, 24, 1000], { more: 24, all: 146, isCapped: false }],
  ['all are more than one answer', [24, 2400, 24, 1000], { more: 24, all: 1000, isCapped: true }],
  ['after the first thousand, the next', [1000, 2400, 24, 1000], { more: 24, all: 1000, isCapped: true }],
  ['the last of several answers', [2000, 2400, 24, 1000], { more: 24, all: 400, isCapped: false }],
  ['sheets', [24, 600, 24, 250], { more: 24, all: 250, isCapped: true }],
  ['nothing is left', [46, 46, 24, 1000], { more: 0, all: 0, isFull: false }],
  ['close to the end of what is shown', [9990, 30_000, 24, 1000], { more: 10, all: 0, isFull: false }],
  ['as many as are ever shown', [10_000, 30_000, 24, 1000], { more: 0, all: 0, isFull: true }],
  ['exactly as many as are ever shown', [10_000, 10_000, 24, 1000], { more: 0, all: 0, isFull: false }],
] as const)('offers how many more hits to load: %s', (_case, [shown, total, size, cap], expected) => {
  expect(loadSteps(shown, total, size, cap)).toMatchObject(expected);
});
