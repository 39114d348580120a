import { expect, it } from 'vitest';
import { catalogueMaker } from '../../../../demo/data/catalogue-maker.ts';
import { colorTable } from '../../../../demo/server/catalogue/color-table.ts';

it('lists measured colours as spreadsheets read them', () => {
  const text = Buffer.from(colorTable(catalogueMaker().product(0))).toString('utf8');
  const [head, first, ...rest] = text.split('\r\n');
  expect(head).toBe('\ufeffindustry,medium,application,angle,property,value');
  expect(first).toMatch(/^coatings,alkyd,masstone,,lightness,\d+(\.\d+)?$/);
  expect(rest.length).toBeGreaterThan(100);
});
