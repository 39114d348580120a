import { expect, it } from 'vitest';
import { catalogueMaker } from '../../../../demo/data/catalogue-maker.ts';
import { languagesOf } from '../../../../demo/server/document/sheet-languages.ts';

const maker = catalogueMaker();
const sheet = [{ type: 'virtual_msds' as const }];
const keysOf = (index: number) => languagesOf(maker.product(index), sheet).map(({ key }) => key);

it('always has English, French and German, and the same languages each time', () => {
  for (let index = 0; index < 40; index++) {
    expect(keysOf(index)).toEqual(expect.arrayContaining(['Eng', 'Fre', 'Ger']));
    expect(keysOf(index)).toEqual(keysOf(index));
  }
});

it('languages of safety data sheets differ between products', () => {
  const sets = new Set(Array.from({ length: 40 }, (_, index) => keysOf(index).join()));
  expect(sets.size).toBeGreaterThan(10);
});

it('a safety data sheet can lack English', () => {
  expect(keysOf(316)).toEqual(['Fre', 'Ger']);
});

it('is empty where a product has no sheet', () => {
  expect(languagesOf(maker.product(0), [])).toEqual([]);
});
