import { expect, it } from 'vitest';
import type { NearHit } from '../../../src/domain/competitor/near-hit.ts';
import { toTsv } from '../../../src/lib/table-text.ts';
import { competitorTableTexts } from '../../../src/texts/competitor-table.ts';
import { translator } from '../../../src/texts/translate.ts';
import { nearTable } from '../../../widgets/competitor-search/near-table.ts';

const product = {
  id: 'k-1',
  company: 'Norchroma',
  name: 'Red 9',
  color_index: 'PR254',
  lab: { L: 40, a: 50, b: -3 },
};
const hit: NearHit = {
  ...{ resultType: 'pigments', id: 'p-1', product_name: 'Rubelis Red', industries: [] },
  ...{ isActive: true, isInternal: false, lab: { L: 39, a: 50, b: 1.5 }, deltaE: 2.345 },
};

it('holds the competitor’s product and ours below it, with what spreadsheets read as numbers', () => {
  const table = nearTable(product, [hit], translator(competitorTableTexts));
  expect(toTsv(table).split('\n')).toEqual([
    'Number\tProduct\tColour Index name\tL*\ta*\tb*\tΔL*\tΔa*\tΔb*\tΔE00',
    'Theirs\tNorchroma Red 9\tC.I. Pigment Red 254\t40.00\t50.00\t-3.00\t\t\t\t',
    '1\tRubelis Red\t\t39.00\t50.00\t1.50\t-1.00\t0.00\t+4.50\t2.35',
  ]);
  expect(new Set(table.rows.map(({ length }) => length))).toEqual(new Set([table.columns.length]));
});
