import { chemistry } from '../../data/chemistry/chemistry-of.ts';
import { NOT_MEASURED } from '../../data/color.ts';
import type { Product } from '../../data/product.ts';
import { identityRows } from './document-content.ts';
import { wordsOf } from './document-words.ts';
import type { PdfContent } from './render-pdf.ts';

/** An entry of a select. */
export interface KeyValue {
  key: string;
  value: string;
}

/** Languages in which safety data sheets can be ordered. */
export const sheetLanguages: readonly KeyValue[] = [
  { key: 'Cze', value: 'Czech' },
  { key: 'Dut', value: 'Dutch' },
  { key: 'Eng', value: 'English' },
  { key: 'Fre', value: 'French' },
  { key: 'Ger', value: 'German' },
  { key: 'Ita', value: 'Italian' },
  { key: 'Jpn', value: 'Japanese' },
  { key: 'Kor', value: 'Korean' },
  { key: 'Pol', value: 'Polish' },
  { key: 'Por', value: 'Portuguese' },
  { key: 'Spa', value: 'Spanish' },
  { key: 'Chi', value: 'Chinese' },
];

/** Formats of safety data sheets. */
export const sheetTypes: readonly KeyValue[] = [
  { key: 'sds-eu', value: 'Safety data sheet (EU, REACH Annex II)' },
  { key: 'sds-us', value: 'Safety data sheet (USA, OSHA HCS)' },
  { key: 'sds-cn', value: 'Safety data sheet (China, GB/T 16483)' },
  { key: 'esds', value: 'Extended safety data sheet (EU)' },
];

/** Type required by a region's law, if not the European one. */
const typeOfRegion: Readonly<Record<string, string>> = {
  'north-america': 'sds-us',
  'asia-pacific': 'sds-cn',
};

/** The formats, that of the region first. @param region code */
export function sheetTypesFor(region: string | undefined): readonly KeyValue[] {
  const own = typeOfRegion[region ?? ''];
  return sheetTypes.toSorted((one, other) => Number(other.key === own) - Number(one.key === own));
}

/** Locales of the languages, by their keys. */
const locales: Readonly<Record<string, string>> = {
  ...{ Cze: 'cs', Dut: 'nl', Eng: 'en', Fre: 'fr', Ger: 'de', Ita: 'it' },
  ...{ Jpn: 'ja', Kor: 'ko', Pol: 'pl', Por: 'pt', Spa: 'es', Chi: 'zh' },
};

/** The language of a locale. */
export function sheetLanguageOf(locale: string | null): KeyValue | undefined {
  return sheetLanguages.find(({ key }) => locales[key] === (locale ?? 'en'));
}

/**
 * Renders the safety data sheet of a product. Its fixed texts are in the ordered language if that is a western European
 * one.
 *
 * @param region name of the region whose law it is for
 */
export function safetyDataSheet(
  product: Product,
  language: KeyValue,
  type: KeyValue,
  date: string,
  region?: string,
): PdfContent {
  const { density, heat } = chemistry(product.chemistry);
  const words = wordsOf(locales[language.key] ?? null);
  const { headings, ...sheet } = words.sheet;
  return {
    title: sheet.types[type.key] ?? type.value,
    subject: product.name,
    color: product.color ?? NOT_MEASURED,
    issue: `${words.article} ${product.prd} · ${language.value}`,
    date,
    language: words.language,
    sections: [
      {
        heading: headings.identification,
        rows: [
          [words.product, product.name],
          [words.articleNumber, product.prd],
          [sheet.supplier, 'Colour & Effect GmbH, Kehl'],
          ...(region ? [[sheet.region, region] as const] : []),
        ],
      },
      { heading: headings.hazards, paragraphs: [sheet.hazards] },
      { heading: headings.composition, rows: identityRows(product, words) },
      { heading: headings.firstAid, paragraphs: [sheet.firstAid] },
      { heading: headings.fire, paragraphs: [sheet.fire] },
      { heading: headings.handling, paragraphs: [sheet.handling] },
      {
        heading: headings.properties,
        rows: [
          [sheet.density, `${density} g/cm³`],
          [sheet.stableUpTo, `${heat} °C`],
          [sheet.solubility, sheet.insoluble],
        ],
      },
      { heading: headings.transport, paragraphs: [sheet.transport] },
    ],
    footer: `${sheet.footer} · ${product.prd}`,
    page: words.page,
  };
}
