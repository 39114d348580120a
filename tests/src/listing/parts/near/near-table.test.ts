import { expect, it } from 'vitest';
import { STANDARD_LIGHT } from '../../../../../src/domain/color/color-conditions.ts';
import type { NearHit } from '../../../../../src/domain/color/near-hit.ts';
import { toCsv } from '../../../../../src/lib/file/csv.ts';
import { toTsv } from '../../../../../src/lib/file/table-text.ts';
import type { NearLook } from '../../../../../src/listing/parts/near/near-look.ts';
import { nearTable } from '../../../../../src/listing/parts/near/near-table.ts';
import { ALONG_AXES, IN_HUE } from '../../../../../src/listing/rules/near/near-differences.ts';
import { nearTableTexts } from '../../../../../src/listing/texts/near-table.ts';
import { tableTexts } from '../../../../../src/texts/tables.ts';
import { translator } from '../../../../../src/texts/translate.ts';
import { readMeasurements } from '../../../../../widgets/colour-search/rules/read-measurements.ts';

const look: NearLook = {
  standard: { id: 'k-1', name: 'Norchroma Red 9', color_index: 'PR254', lab: { L: 40, a: 50, b: -3 } },
  ...{ head: 'Theirs', differences: ALONG_AXES, shade: 'masstone' },
};
const words = [translator(nearTableTexts), translator(tableTexts)] as const;
const industryOf = (code: string) => code.toUpperCase();
const hit: NearHit = {
  ...{ resultType: 'pigments', id: 'p-1', product_name: 'Rubelis Red', prd: '100254', industries: [] },
  ...{ isActive: true, isInternal: false, lab: { L: 39, a: 50, b: 1.5 }, deltaE: 2.345 },
};

it('holds the competitor’s product and ours below it, with what spreadsheets read as numbers', () => {
  const medium = { key: 'hdpe', title: 'HDPE', condition: 'Plaques, 220 °C' };
  const facts = { medium, standardMedium: 'Alkyd', light: STANDARD_LIGHT, isInternal: true };
  const table = nearTable({ look, facts, hits: [hit], industryOf }, ...words);
  expect(
    toTsv(table)
      .split('\n')
      .map((line) => line.split('\t')),
  ).toEqual([
    [
      ...[
        'Access',
        'Number',
        'Product',
        'Product code',
        'Colour Index name',
        'Depth',
        'Medium',
        'Condition of the medium',
      ],
      ...['Illuminant', 'Observer', 'L*', 'a*', 'b*', 'Reference', 'ΔL*', 'Δa*', 'Δb*', 'ΔE00', 'Formula'],
    ],
    [
      ...[
        'internal',
        'Theirs',
        'Norchroma Red 9',
        '',
        'C.I. Pigment Red 254',
        'Masstone',
        'Alkyd',
        '',
        'D65',
        '10°',
      ],
      ...['40.00', '50.00', '-3.00', '', '', '', '', '', ''],
    ],
    [
      ...['internal', '1', 'Rubelis Red', '100254', '', 'Masstone', 'HDPE', 'Plaques, 220 °C', 'D65', '10°'],
      ...['39.00', '50.00', '1.50', 'Norchroma Red 9', '-1.00', '0.00', '+4.50', '2.35', 'CIEDE2000 (1:1:1)'],
    ],
  ]);
  expect(table.isInternal).toBe(true);
  // A service that names no medium: nothing else is lost.
  const plain = nearTable(
    { look, facts: { medium: undefined, light: STANDARD_LIGHT }, hits: [hit], industryOf },
    ...words,
  );
  expect(plain.columns).not.toContain('Medium');
  expect(plain.columns).toContain('ΔE00');
  expect(new Set(table.rows.map(({ length }) => length))).toEqual(new Set([table.columns.length]));
});

it('holds the tint, other parts of the difference, the tolerance, what is known of a product, and the mark of an internal product alone', () => {
  const own: NearLook = { ...look, head: 'Yours', differences: IN_HUE, shade: 'tint' };
  const facts = { medium: undefined, light: { illuminant: 'A', observer: '2°' }, tolerance: 2.5 };
  const measured = { light_fastness: '7–8', chemistry: 'DPP', transparency: 'Opaque', industry: 'plastics' };
  const hidden = { ...hit, ...measured, product_name: 'Trial', isInternal: true };
  const table = nearTable({ look: own, facts, hits: [hit, hidden], industryOf }, ...words);
  expect(table.columns.slice(0, 2)).toEqual(['Access', 'Number']);
  expect(table.columns.slice(-10)).toEqual([
    ...['ΔL*', 'ΔC*', 'ΔH*', 'ΔE00', 'Formula', 'Largest ΔE00'],
    ...['Light fastness', 'Chemistry', 'Transparency', 'Industry'],
  ]);
  expect(table.rows[2]?.slice(-5)).toEqual(['2.5', '7–8', 'DPP', 'Opaque', 'PLASTICS']);
  expect(table.rows.map(([access]) => access)).toEqual(['', '', 'internal']);
  expect(table.rows[1]).toEqual(expect.arrayContaining(['Tint', 'A', '2°', '−1.00', '2.35']));
  expect(table.isInternal).toBe(true);
  const open = nearTable({ look: own, facts, hits: [hit], industryOf }, ...words);
  expect(open.columns).not.toContain('Access');
  expect(open.isInternal).toBeUndefined();
});

it.each([
  { separator: ',', decimal: '.' },
  { separator: ';', decimal: ',' },
  { separator: '\t', decimal: ',' },
] as const)('is read back by the search by a colour, with its names and light: %o', (format) => {
  const facts = { medium: undefined, light: STANDARD_LIGHT, assumed: 'light' as const, tolerance: 2.5 };
  const measured = { light_fastness: '7–8', chemistry: 'DPP', industry: 'plastics' };
  const table = nearTable({ look, facts, hits: [{ ...hit, ...measured }], industryOf }, ...words);
  expect(table.rows[0]).toEqual(expect.arrayContaining(['D65 (assumed)', '10° (assumed)']));
  expect(readMeasurements(toCsv(table, format))).toEqual({
    measurements: [
      { name: 'Norchroma Red 9', lab: { L: 40, a: 50, b: -3 }, light: STANDARD_LIGHT },
      { name: 'Rubelis Red', lab: { L: 39, a: 50, b: 1.5 }, light: STANDARD_LIGHT },
    ],
    others: [],
    faults: [],
  });
});
