import { expect, test } from 'vitest';
import { comparisonTable } from '../../../../src/domain/comparison/comparison-table.ts';

const color = (L: number) => ({ ...{ L, a: 0, b: 0, C: 0, h: 0 }, angle: undefined, rgb: null, trail: [] });
const row = (title: string, texts: string[], part?: 'list' | 'item') => ({
  ...{ key: title, title, texts, contents: [], isInternal: false, differs: false, isFilled: true },
  ...(part && { part }),
});

test('holds the colours of each medium with their differences, then the fields, a list as one', () => {
  const { columns, rows } = comparisonTable({
    names: ['Red', 'Blue'],
    media: [
      {
        ...{ key: 'alkyd', title: 'Alkyd', condition: '' },
        applications: [{ key: 'masstone', title: 'Masstone', colors: [color(50), color(52)] }],
      },
    ],
    groups: [
      { key: 'fields', rows: [row('Brand', ['A', 'B'])] },
      {
        key: 'x',
        title: 'Regulatory',
        rows: [row('Lists', ['US', 'EU'], 'list'), row('US', ['Yes', ''], 'item')],
      },
    ],
    reference: 0,
    heads: ['Part', 'Property'],
  });
  expect(columns).toEqual(['Part', 'Property', 'Red', 'Blue']);
  expect(rows[0]).toEqual(['Alkyd, Masstone', 'L*', '50', '52']);
  expect(rows[5]).toEqual(['Alkyd, Masstone', 'ΔL*', '0', '+2.00']);
  expect(rows.slice(-2)).toEqual([
    ['', 'Brand', 'A', 'B'],
    ['Regulatory', 'Lists', 'US', 'EU'],
  ]);
  expect(rows).toHaveLength(13);
});
