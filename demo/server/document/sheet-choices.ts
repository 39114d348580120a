import * as v from 'valibot';
import { chance } from '../../data/base/draw.ts';
import { readYaml } from '../../data/base/read-data.ts';
import { randomOf } from '../../data/base/rng.ts';
import { fixtureAt } from '../../data/fixtures/fixtures.ts';
import type { Product } from '../../data/product.ts';
import { regions } from '../../data/regions.ts';
import type { StoredAsset } from '../catalogue/stored-asset.ts';
import { type SheetCountry, sheetCountries } from './sheet-words.ts';

const entry = { key: v.string(), value: v.string() };
const data = readYaml(
  'portal/safety-sheets.yaml',
  v.strictObject({
    languages: v.array(v.strictObject({ ...entry, locale: v.string() })),
    types: v.array(
      v.strictObject({
        ...entry,
        country: v.picklist(sheetCountries),
        countries: v.exactOptional(v.array(v.pipe(v.string(), v.length(2)))),
        region: v.exactOptional(v.picklist(Object.keys(regions))),
        isExtended: v.exactOptional(v.boolean()),
      }),
    ),
  }),
);

/** An entry of a select. */
export interface KeyValue {
  key: string;
  value: string;
}

/** A format of safety data sheets. */
export interface SheetType extends KeyValue {
  /** Country whose law it follows. */
  country: SheetCountry;
  /** Countries where that law is in force, ISO 3166. */
  countries: readonly string[];
  /** Region where it is offered first, by its code. */
  region?: string;
  /** Whether it has exposure scenarios. */
  isExtended?: boolean;
}

const choice = ({ key, value }: KeyValue): KeyValue => ({ key, value });

/** Languages in which safety data sheets can be ordered. */
export const sheetLanguages: readonly KeyValue[] = data.languages.map(choice);

/** Formats of safety data sheets. */
export const sheetTypes: readonly SheetType[] = data.types.map((type) => ({
  countries: [type.country],
  ...type,
}));

/** Returns the format of a key; the first for an unknown one. */
export function sheetTypeOf(key: string): SheetType {
  const [first] = sheetTypes;
  const found = sheetTypes.find((type) => type.key === key) ?? first;
  if (!found) throw new RangeError('No format of safety data sheets');
  return found;
}

/** Returns the available formats with their countries, those of the region first. @param region code */
export function sheetTypesFor(region: string | undefined): (KeyValue & Pick<SheetType, 'countries'>)[] {
  const isOwn = (type: SheetType) => Number(region !== undefined && type.region === region);
  return sheetTypes
    .toSorted((one, other) => isOwn(other) - isOwn(one))
    .map(({ countries, ...type }) => ({ ...choice(type), countries }));
}

/** Returns the language of a locale. */
export function sheetLanguageOf(locale: string | null): KeyValue | undefined {
  const key = data.languages.find((language) => language.locale === (locale ?? 'en'))?.key;
  return sheetLanguages.find((language) => language.key === key);
}

/** Returns the locale of a sheet language by its key; English for an unknown one. */
export function localeOfSheet(key: string): string {
  return data.languages.find((language) => language.key === key)?.locale ?? 'en';
}

/** Languages of all sheets, apart from a few examples. */
const ALWAYS = new Set(['Eng', 'Fre', 'Ger']);

/**
 * Lists the languages of a product's safety data sheet; none without a sheet.
 *
 * @param assets those that the viewer may see; other sheets do not exist for the viewer
 */
export function languagesOf(product: Product, assets: readonly Pick<StoredAsset, 'type'>[]): KeyValue[] {
  if (!assets.some(({ type }) => type === 'virtual_msds')) return [];
  const fixed = fixtureAt(product.id)?.sheetLanguages;
  if (fixed) return sheetLanguages.filter(({ key }) => fixed.includes(key));
  const random = randomOf('product', product.index, 'sheet languages');
  return sheetLanguages.filter(({ key }) => {
    const isTranslated = chance(random, 0.6);
    return isTranslated || ALWAYS.has(key);
  });
}
