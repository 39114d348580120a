import { expect, test } from 'vitest';
import { placeLabels } from '../../../../src/ui/chart/place-labels.ts';

const plot = { left: 0, top: 0, right: 300, bottom: 300 };
const place = (labels: { text: string; x: number; y: number }[], points = labels) =>
  placeLabels(labels, { points, distance: 11, plot });

test('a label stands to the right of its point', () => {
  expect(place([{ text: 'A', x: 100, y: 100 }])).toEqual([{ text: 'A', anchor: 'start', x: 111, y: 104 }]);
});

test('at the right edge it stands to the left', () => {
  expect(place([{ text: 'A', x: 295, y: 100 }])[0]).toMatchObject({ anchor: 'end', x: 284 });
});

test('labels cover neither each other nor another point', () => {
  const labels = [
    { text: 'A', x: 100, y: 100 },
    { text: 'B', x: 118, y: 100 },
    { text: 'C', x: 100, y: 110 },
  ];
  const boxes = place(labels).map(({ x, y, anchor }) => ({
    left: anchor === 'start' ? x : x - 8,
    top: y - 10,
  }));
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1))
      expect(Math.abs(one.left - other.left) >= 8 || Math.abs(one.top - other.top) >= 12).toBe(true);
    for (const { x, y } of labels)
      expect(x >= one.left && x <= one.left + 8 && y >= one.top && y <= one.top + 12).toBe(false);
  }
});
