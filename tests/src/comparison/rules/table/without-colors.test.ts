import { expect, test } from 'vitest';
import type { ColorMedium } from '../../../../../src/comparison/rules/colors/color-media.ts';
import type { ComparedGroup, ComparedRow } from '../../../../../src/comparison/rules/table/compared-row.ts';
import { withoutColors } from '../../../../../src/comparison/rules/table/without-colors.ts';
import { measuredPlainly } from '../../../../support/color-medium.ts';

const row = (key: string, values: (string | null)[]): ComparedRow => ({
  ...{ key, title: key, isInternal: false, differs: true, isFilled: true },
  contents: values.map((text) => (text === null ? null : { form: 'text', text })),
  texts: values.map((text) => text ?? ''),
});
const group = (rows: ComparedRow[], rest: Partial<ComparedGroup> = {}): ComparedGroup => ({
  ...{ key: 'alkyd|masstone', title: 'Alkyd melamine, Masstone', isMedium: true, rows },
  ...rest,
});
const measured = { L: 1, a: 1, b: 1, C: 1, h: 1, angle: undefined, rgb: null, trail: [] };
const media: ColorMedium[] = [
  {
    ...{ key: 'alkyd', title: 'Alkyd melamine', condition: '' },
    ...measuredPlainly,
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

test('other groups stay as they are', () => {
  const groups = [group([row('a', ['1', '2'])], { key: 'identity', isMedium: false })];
  expect(withoutColors(groups, media)).toEqual(groups);
});
