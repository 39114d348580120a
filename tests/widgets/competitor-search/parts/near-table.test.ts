import { expect, it } from 'vitest';
import type { NearHit } from '../../../../src/domain/competitor/near-hit.ts';
import { toTsv } from '../../../../src/lib/file/table-text.ts';
import { tableTexts } from '../../../../src/texts/tables.ts';
import { translator } from '../../../../src/texts/translate.ts';
import { nearTable } from '../../../../widgets/competitor-search/parts/near-table.ts';
import { competitorTableTexts } from '../../../../widgets/competitor-search/texts/competitor-table.ts';

const product = {
  id: 'k-1',
  company: 'Norchroma',
  name: 'Red 9',
  color_index: 'PR254',
  lab: { L: 40, a: 50, b: -3 },
};
const hit: NearHit = {
  ...{ resultType: 'pigments', id: 'p-1', product_name: 'Rubelis Red', prd: '100254', industries: [] },
  ...{ isActive: true, isInternal: false, lab: { L: 39, a: 50, b: 1.5 }, deltaE: 2.345 },
};

it('holds the competitor’s product and ours below it, with what spreadsheets read as numbers', () => {
  const medium = { key: 'hdpe', title: 'HDPE', condition: 'Plaques, 220 °C' };
  const words = [translator(competitorTableTexts), translator(tableTexts)] as const;
  const table = nearTable({ product: { ...product, medium: 'Alkyd' }, medium, hits: [hit] }, ...words);
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
      ...['Illuminant', 'Observer', 'L*', 'a*', 'b*', 'Reference', 'ΔL*', 'Δa*', 'Δb*', 'ΔE00'],
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
      ...['40.00', '50.00', '-3.00', '', '', '', '', ''],
    ],
    [
      ...['internal', '1', 'Rubelis Red', '100254', '', 'Masstone', 'HDPE', 'Plaques, 220 °C', 'D65', '10°'],
      ...['39.00', '50.00', '1.50', 'Norchroma Red 9', '-1.00', '0.00', '+4.50', '2.35'],
    ],
  ]);
  expect(table.isInternal).toBe(true);
  // A service that names no medium: nothing else is lost.
  const plain = nearTable({ product, medium: undefined, hits: [hit] }, ...words);
  expect(plain.columns).not.toContain('Medium');
  expect(plain.columns).toContain('ΔE00');
  expect(new Set(table.rows.map(({ length }) => length))).toEqual(new Set([table.columns.length]));
});
