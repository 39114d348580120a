import { expect, test } from 'vitest';
import type { ColorMedium, ComparedColor } from '../../../../../src/comparison/rules/colors/color-media.ts';
import { otherMedia } from '../../../../../src/comparison/rules/colors/other-media.ts';
import { measuredPlainly } from '../../../../support/color-medium.ts';

const color = (L: number, a: number, b: number): ComparedColor => ({
  ...{ L, a, b, C: Math.hypot(a, b), h: 0, angle: undefined, rgb: null, trail: [] },
});
// Rubelis Red 3540 and Benzalis Red 2760 in alkyd melamine.
const reds = [color(41.72, 55.04, 31.15), color(38.76, 51.12, 18.32)];
const medium = (key: string, ofType: Record<string, (ComparedColor | null)[]>): ColorMedium => ({
  ...{ key, title: key.toUpperCase(), composition: 'resin', condition: '', ...measuredPlainly },
  applications: Object.entries(ofType).map(([type, colors]) => ({ key: type, title: type, colors })),
});
const alkyd = medium('alkyd', { masstone: reds, tint: reds });

test('lists ΔE00 of the other media below the applications of the chosen one', () => {
  const powder = medium('powder', { tint: reds.toReversed() });
  const rows = otherMedia([alkyd, powder], alkyd, 0);
  expect(rows).toMatchObject([{ key: 'powder', title: 'POWDER', composition: 'resin' }]);
  expect(rows[0]?.cells.map((figures) => figures.map((figure) => figure?.text ?? null))).toEqual([
    [null, '0.00'],
    [null, '6.67'],
  ]);
});

test('leaves media out in which nothing can be compared with the reference', () => {
  const [one, other] = reds;
  const media = [
    medium('a', { masstone: [one ?? null, null] }),
    medium('b', { masstone: [null, other ?? null] }),
    medium('c', { crystal: reds }),
  ];
  expect(otherMedia([alkyd, ...media], alkyd, 0)).toEqual([]);
});
