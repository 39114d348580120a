import * as v from 'valibot';
import { readYaml } from '../../data/base/read-data.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const texts = <const Key extends string>(...keys: Key[]) => v.strictObject(v.entriesFromList(keys, text));

/** Countries whose law a sheet can follow; `EU` for the member states. */
export const sheetCountries = ['EU', 'US', 'CN', 'JP', 'KR'] as const;

/** Country whose law a sheet can follow. */
export type SheetCountry = (typeof sheetCountries)[number];

/** Number of sections that all laws demand. */
const SECTIONS = 16;

const wordsSchema = v.strictObject({
  /** BCP 47. */
  language: text,
  title: text,
  /** Title of a sheet with exposure scenarios. */
  extended: text,
  /** Legal basis, by country. */
  laws: texts(...sheetCountries),
  /** With `{number}` and `{title}`. */
  section: text,
  /** With `{page}` and `{count}`. */
  page: text,
  labels: texts(
    ...([
      'product',
      'code',
      'registration',
      'use',
      'supplier',
      'emergency',
      'colorIndex',
      'constitution',
      'cas',
    ] as const),
    ...(['density', 'stableUpTo', 'solubility', 'law', 'country', 'version', 'issued'] as const),
  ),
  use: text,
  insoluble: text,
  noData: text,
  disclaimer: text,
  /** Titles of the sections. */
  titles: v.pipe(v.array(text), v.length(SECTIONS)),
  /** Titles that differ by a country's law, by number of the section. */
  titlesIn: v.optional(v.record(v.picklist(sheetCountries), v.record(v.string(), text)), {}),
  ...v.entriesFromList(
    ['firstAid', 'fire', 'release', 'handling', 'protection', 'stability', 'disposal'],
    text,
  ),
  annex: texts('title', 'text'),
});

/** All texts of safety data sheets in one language. */
export type SheetWords = v.InferOutput<typeof wordsSchema>;

const known = new Map<string, SheetWords>();

/** Reads the texts of a language. @param locale of `safety-sheets.yaml` */
export function sheetWordsOf(locale: string): SheetWords {
  const words = known.get(locale) ?? readYaml(`sheet-words/${locale}.yaml`, wordsSchema);
  known.set(locale, words);
  return words;
}

/** Returns the name of a country in the language of the texts. @param country ISO 3166 or `EU` */
export function countryName(country: string, { language }: SheetWords): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
}

/** Returns the name of the texts' language in that language. */
export function ownLanguageName({ language }: SheetWords): string {
  const code = new Intl.Locale(language).language;
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
}
