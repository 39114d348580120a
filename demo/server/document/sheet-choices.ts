import * as v from 'valibot';
import { readYaml } from '../../data/read-data.ts';
import { regions } from '../../data/regions.ts';

const entry = { key: v.string(), value: v.string() };
const data = readYaml(
  'safety-sheets.yaml',
  v.strictObject({
    languages: v.array(v.strictObject({ ...entry, locale: v.string() })),
    types: v.array(v.strictObject({ ...entry, region: v.exactOptional(v.picklist(Object.keys(regions))) })),
  }),
);

/** An entry of a select. */
export interface KeyValue {
  key: string;
  value: string;
}

const choice = ({ key, value }: KeyValue): KeyValue => ({ key, value });

/** Languages in which safety data sheets can be ordered. */
export const sheetLanguages: readonly KeyValue[] = data.languages.map(choice);

/** Formats of safety data sheets. */
export const sheetTypes: readonly KeyValue[] = data.types.map(choice);

/** The formats, that of the region first. @param region code */
export function sheetTypesFor(region: string | undefined): readonly KeyValue[] {
  const own = region && data.types.find((type) => type.region === region)?.key;
  return sheetTypes.toSorted((one, other) => Number(other.key === own) - Number(one.key === own));
}

/** The language of a locale. */
export function sheetLanguageOf(locale: string | null): KeyValue | undefined {
  const key = data.languages.find((language) => language.locale === (locale ?? 'en'))?.key;
  return sheetLanguages.find((language) => language.key === key);
}

/** The locale of a language that sheets can be ordered in, by its key. */
export function localeOfSheet(key: string): string | null {
  return data.languages.find((language) => language.key === key)?.locale ?? null;
}
