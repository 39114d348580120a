import { expect, it } from 'vitest';
import { catalogueMaker } from '../../../../demo/data/catalogue-maker.ts';
import {
  languagesOf,
  localeOfSheet,
  sheetLanguageOf,
  sheetTypesFor,
} from '../../../../demo/server/document/sheet-choices.ts';

it('finds the language of a locale, English by default', () => {
  const keys = ['zh', 'de', null, 'xx'].map((locale) => sheetLanguageOf(locale)?.key);
  expect(keys).toEqual(['Chi', 'Ger', 'Eng', undefined]);
});

it('finds the locale of a language that sheets can be ordered in', () => {
  expect(['Chi', 'Ger', 'Xxx'].map(localeOfSheet)).toEqual(['zh', 'de', 'en']);
});

it.each([
  ['north-america', 'sds-us'],
  ['asia-pacific', 'sds-cn'],
  ['europe', 'sds-eu'],
  [undefined, 'sds-eu'],
])('offers the format that the law of a region requires first (%s)', (region, first) => {
  const offered = sheetTypesFor(region);
  expect(offered[0]?.key).toBe(first);
  expect(offered).toHaveLength(6);
});

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
