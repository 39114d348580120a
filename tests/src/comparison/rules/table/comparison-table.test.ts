import { expect, test } from 'vitest';
import type { ColorMedium, ComparedColor } from '../../../../../src/comparison/rules/colors/color-media.ts';
import { type ComparedRow, comparedRow } from '../../../../../src/comparison/rules/table/compared-row.ts';
import { comparisonTable } from '../../../../../src/comparison/rules/table/comparison-table.ts';
import type { FieldContent } from '../../../../../src/domain/fields/field-content.ts';
import { fieldTexts, wordsOfFields } from '../../../../../src/texts/fields.ts';
import { translator } from '../../../../../src/texts/translate.ts';
import { measuredPlainly } from '../../../../support/color-medium.ts';

const words = wordsOfFields(translator(fieldTexts));
const color = (L: number, more: Partial<ComparedColor> = {}): ComparedColor => ({
  ...{ L, a: 3, b: 4, C: 5, h: 53.13, angle: undefined, rgb: null, trail: [] },
  ...more,
});
const medium = (...colors: ComparedColor[]): ColorMedium => ({
  ...{ key: 'alkyd', title: 'Alkyd', composition: 'Enamel', condition: 'Enamel · D65', ...measuredPlainly },
  applications: [{ key: 'masstone', title: 'Masstone', colors }],
});
const row = (title: string, contents: (FieldContent | null)[], more: Partial<ComparedRow> = {}) => ({
  ...comparedRow({ code: title, title, unit: more.unit }, contents, { industry: 'coatings', words }),
  ...more,
});
const text = (value: string): FieldContent => ({ form: 'text', text: value });
const names = ['group', 'medium', 'mediumCondition', 'depth', 'angle', 'property', 'unit', 'method'] as const;
const titles = {
  ...{ colors: 'Colour', media: 'By medium', hex: 'sRGB' },
  heads: {
    ...(Object.fromEntries(names.map((name) => [name, name])) as Record<(typeof names)[number], string>),
    ...{ illuminant: 'illuminant', observer: 'observer', reference: 'reference', calculated: 'calculated' },
  },
};
const products = [{ product_name: 'Red', prd: '213540' }, { product_name: 'Blue' }];
const table = (parts: Partial<Parameters<typeof comparisonTable>[0]>) =>
  comparisonTable({
    ...{ products, media: [], groups: [], reference: 0, words, titles },
    customers: { media: parts.media ?? [], groups: parts.groups ?? [] },
    internal: { isIncluded: false, head: 'access', mark: 'internal' },
    ...parts,
  });

test('a figure has its conditions, a difference its reference, a product its code', () => {
  const { columns, rows } = table({ media: [medium(color(50), color(52.5))] });
  expect(columns).toEqual([
    ...[
      'group',
      'medium',
      'mediumCondition',
      'depth',
      'property',
      'unit',
      'illuminant',
      'observer',
      'reference',
    ],
    ...['Red (213540)', 'Blue'],
  ]);
  const base = ['Colour', 'Alkyd', 'Enamel', 'Masstone'];
  expect(rows[0]).toEqual([...base, 'L*', '', 'D65', '10°', '', '50.00', '52.50']);
  expect(rows[4]).toEqual([...base, 'h', '°', 'D65', '10°', '', '53.13', '53.13']);
  expect(rows[5]).toEqual([...base, 'ΔL*', '', 'D65', '10°', 'Red (213540)', '0.00', '+2.50']);
  expect(rows).toHaveLength(11);
});

test('figures from calculated coordinates say of which products', () => {
  const polar = color(52.5, { calculated: ['b*'] });
  const { columns, rows } = table({ media: [medium(color(50), polar)] });
  const at = columns.indexOf('calculated');
  expect(
    rows.filter((cells) => cells[at]).map((cells) => [cells[columns.indexOf('property')], cells[at]]),
  ).toEqual(['b*', 'Δa*', 'Δb*', 'ΔC*', 'ΔH*', 'ΔE00'].map((property) => [property, 'Blue']));
});

test('values by angle have a line for each angle, and the angle is a number', () => {
  const main = color(40, { angle: '45', rgb: { R: 171, G: 53, B: 5 } });
  const effect = { ...main, trail: [color(110, { angle: 'as15' }), main] };
  const { columns, rows } = table({
    media: [medium(effect, color(50))],
    groups: [
      {
        ...{ key: 'x', title: 'Sparkle' },
        rows: [row('Si', [{ form: 'pairs', pairs: [{ title: '−15°', value: '7.00' }] }, null])],
      },
    ],
  });
  const at = (name: string) => columns.indexOf(name);
  const of = (property: string) =>
    rows
      .filter((cells) => cells[at('property')] === property)
      .map((cells) => [cells[at('angle')], ...cells.slice(-2)]);
  expect(of('L*')).toEqual([
    ['', '', '50.00'],
    ['-15', '110.00', ''],
    ['45', '40.00', ''],
  ]);
  expect(of('ΔL*')).toEqual([['45', '0.00', '+10.00']]);
  expect(of('sRGB')).toEqual([['45', '#ab3505', '']]);
  expect(of('Si')).toEqual([['-15', '7.00', '']]);
});

test('a difference and a screen colour stand at the angle of their own colours', () => {
  const rgb = (R: number) => ({ rgb: { R, G: 53, B: 5 } });
  const three = [...products, { product_name: 'Gold' }];
  const media = [medium(color(50, rgb(1)), color(52, rgb(2)), color(40, { angle: '45', ...rgb(3) }))];
  const { columns, rows } = table({ media, products: three });
  const [property, angle] = [columns.indexOf('property'), columns.indexOf('angle')];
  const of = (name: string) =>
    rows
      .filter((cells) => cells[property] === name)
      .map((cells) => [cells[angle], ...cells.slice(-three.length)]);
  expect(of('ΔL*')).toEqual([
    ['', '0.00', '+2.00', ''],
    ['45', '0.00', '', '−10.00'],
  ]);
  expect(of('sRGB')).toEqual([
    ['', '#013505', '#023505', ''],
    ['45', '', '', '#033505'],
  ]);
});

test('fields follow: a unit in its column, a list as one, what is among the colours not again', () => {
  const measured = { medium: 'Alkyd', application: 'Masstone' };
  const { columns, rows } = table({
    media: [medium(color(50), color(52))],
    groups: [
      {
        ...{ key: 'application', title: 'Processing' },
        rows: [
          row(
            'Oil',
            [{ form: 'number', number: 54, text: '54', unit: 'g/100 g' }, text('38–44\u00a0g/100 g')],
            {
              unit: 'g/100 g',
            },
          ),
        ],
      },
      {
        ...{ key: 'regulatory', title: 'Regulatory' },
        rows: [
          row('Lists', [text('1 of 2'), text('2 of 2')], { role: 'list', texts: ['US', 'US, EU'] }),
          row('US', [{ form: 'boolean', isTrue: true }, null], { role: 'item' }),
        ],
      },
      {
        ...{ key: 'alkyd|masstone', title: 'Alkyd, Masstone', isMedium: true },
        rows: [
          row('lightness', [text('50'), text('52')], { measured }),
          row('Light', [text('8'), text('7')], { measured, description: 'ISO 105-B02' }),
        ],
      },
    ],
  });
  const shown = (cells: string[]) => cells.filter(Boolean);
  expect(rows.slice(11).map((cells) => shown([...cells]))).toEqual([
    ['Processing', 'Oil', 'g/100 g', '54', '38–44'],
    ['Regulatory', 'Lists', 'US', 'US, EU'],
    ['By medium', 'Alkyd', 'Masstone', 'Light', 'ISO 105-B02', '8', '7'],
  ]);
  expect(columns).toContain('method');
});

test('what customers do not get is marked, in rows and heads', () => {
  const plants = row('Plants', [text('Kehl'), text('Gent')]);
  const density = row('Density', [text('1.5'), text('1.6')]);
  const group = (...rows: ComparedRow[]) => ({ key: 'identity', title: 'Identity', rows });
  const [red = { product_name: '' }, blue = { product_name: '' }] = products;
  const internal = { isIncluded: true, head: 'access', mark: 'internal' };
  const customers = { media: [], groups: [group(density)] };
  const { columns, rows, isInternal } = table({
    products: [red, { ...blue, isInternal: true }],
    ...{ groups: [group(density, plants)], customers, internal },
  });
  expect(columns).toEqual(['access', 'group', 'property', 'Red (213540)', 'Blue, internal']);
  expect(rows).toEqual([
    ['', 'Identity', 'Density', '1.5', '1.6'],
    ['internal', 'Identity', 'Plants', 'Kehl', 'Gent'],
  ]);
  expect(isInternal).toBe(true);
  expect(table({ groups: [group(density)], internal }).isInternal).toBeUndefined();
});

test('a row is marked, too, if customers get less of it', () => {
  const forms = (...titles: string[]) =>
    row('Forms', [{ form: 'list', items: titles.map((title) => ({ title })), isAll: false }, text('Powder')]);
  const group = (own: ComparedRow) => ({ key: 'identity', title: 'Identity', rows: [own] });
  const parts = {
    groups: [group(forms('Powder', 'slurry'))],
    customers: { media: [], groups: [group(forms('Powder'))] },
  };
  const internal = { isIncluded: true, head: 'access', mark: 'internal' };
  expect(table({ ...parts, internal })).toMatchObject({
    rows: [['internal', 'Identity', 'Forms', 'Powder, slurry', 'Powder']],
    isInternal: true,
  });
  expect(table(parts)).toMatchObject({ rows: [['Identity', 'Forms', 'Powder', 'Powder']], leavesOut: true });
});
