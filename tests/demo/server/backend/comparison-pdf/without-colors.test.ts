import { expect, test } from 'vitest';
import { withoutColors } from '../../../../../demo/server/backend/comparison-pdf/without-colors.ts';
import type { ColorMedium } from '../../../../../src/domain/comparison/color-media.ts';
import type { ComparedGroup, ComparedRow } from '../../../../../src/domain/comparison/comparison-rows.ts';

const row = (key: string, values: (string | null)[]): ComparedRow => ({
  ...{ key, title: key, isInternal: false, differs: true, isFilled: true },
  contents: values.map((text) => (text === null ? null : { form: 'text', text })),
  texts: values.map((text) => text ?? ''),
});
const group = (rows: ComparedRow[], rest: Partial<ComparedGroup> = {}): ComparedGroup => ({
  ...{ key: 'alkyd|masstone', isMedium: true, rows },
  ...rest,
});
const measured = { L: 1, a: 1, b: 1, C: 1, h: 1, angle: undefined, rgb: null, trail: [] };
const media: ColorMedium[] = [
  {
    ...{ key: 'alkyd', title: 'Alkyd melamine', condition: '' },
    applications: [{ key: 'masstone', title: 'Masstone', colors: [measured, null] }],
  },
];
const keysOf = (groups: ComparedGroup[]) => groups.map(({ rows }) => rows.map(({ key }) => key));

test('coordinates that stand among the measured colours are left out, the other rows stay', () => {
  const rows = [row('lightness', ['50', null]), row('a', ['1', null]), row('heat_stability', ['280', null])];
  expect(keysOf(withoutColors([group(rows)], media))).toEqual([['heat_stability']]);
});

test('a lightness stays where it is all that was measured of a colour', () => {
  const rows = [row('lightness', ['50', '60']), row('b', ['1', null])];
  expect(keysOf(withoutColors([group(rows)], media))).toEqual([['lightness']]);
});

test('a group without further rows goes, and fields of other groups stay', () => {
  const groups = [group([row('a', ['1', null])]), group([row('a', ['1', '2'])], { isMedium: false })];
  expect(keysOf(withoutColors(groups, media))).toEqual([['a']]);
});
