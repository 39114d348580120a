import { expect, it } from 'vitest';
import {
  localeOfSheet,
  sheetLanguageOf,
  sheetTypesFor,
} from '../../../../demo/server/document/sheet-choices.ts';

it('finds the language of a locale, English by default', () => {
  expect(['zh', 'de', null, 'xx'].map((locale) => sheetLanguageOf(locale)?.key)).toEqual([
    'Chi',
    'Ger',
    'Eng',
    undefined,
  ]);
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
