import { expect, test } from 'vitest';
import { shareLabels } from '../../../../src/ui/chart/share-labels.ts';

const at = (mark: string, x: number, y = 0) => ({ mark, x, y });
const textsOf = (...points: { mark: string; x: number; y: number }[]) =>
  shareLabels(points, 9).map(({ text }) => text);

test('points at one place share a label, three and more letters in a row as a range', () => {
  expect(textsOf(at('A', 0), at('B', 3), at('C', 6), at('D', 100))).toEqual(['A–C', 'D']);
  expect(textsOf(at('D', 0), at('A', 1), at('C', 2))).toEqual(['A C D']);
  expect(textsOf(at('A', 0), at('B', 3))).toEqual(['A B']);
  expect(textsOf(at('A', 0), at('A', 0))).toEqual(['A']);
});

test('numbers stand in their order', () => {
  expect(textsOf(at('10', 0), at('2', 3), at('1', 6))).toEqual(['1 2 10']);
});

test('a point between two groups joins them', () => {
  expect(textsOf(at('A', 0), at('B', 16), at('C', 8))).toEqual(['A–C']);
});

test('the label belongs to the middle of its points', () => {
  expect(shareLabels([at('A', 0, 2), at('B', 4, 6)], 9)).toEqual([{ text: 'A B', x: 2, y: 4 }]);
});
