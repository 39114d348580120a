import * as v from 'valibot';
import { type AssetType, assetTypes } from '../../data/assets/asset-types.ts';
import { fillIn } from '../../data/base/fill-in.ts';
import { readYaml } from '../../data/base/read-data.ts';

const text = v.string();
const texts = v.record(v.string(), text);
const headings = <const Key extends string>(...keys: Key[]) => v.strictObject(v.entriesFromList(keys, text));
const assetType = v.picklist(Object.keys(assetTypes) as AssetType[]);

const wordsSchema = v.strictObject({
  /** BCP 47. */
  language: text,
  /** By type of document. */
  titles: v.record(assetType, text),
  article: text,
  version: text,
  page: v.pipe(
    text,
    v.transform((words) => (page: number, count: number) => fillIn(words, { page, count })),
  ),
  headings: headings(
    'description',
    'identification',
    'properties',
    'notes',
    'statement',
    'product',
    'version',
  ),
  product: text,
  articleNumber: text,
  typicalValues: text,
  replacesEarlier: text,
  /** Titles of fields, by code. */
  fields: texts,
  /** Statements of a document about `{product}`, by type. */
  statements: v.record(assetType, v.array(text)),
});

/** The fixed texts of documents in one language. Descriptions of products stay in English. */
export type DocumentWords = v.InferOutput<typeof wordsSchema>;

const read = (code: string) => readYaml(`document-words/${code}.yaml`, wordsSchema);

/** The English texts, which replace missing ones of other languages. */
export const english = read('en');

const byLanguage = new Map([
  ['en', english],
  ...['de', 'es', 'fr', 'it', 'pt'].map((code) => [code, read(code)] as const),
]);

const titles = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Returns the fixed texts for documents of a language, else the English ones. The standard fonts of PDF have western
 * European letters only, so Chinese, Japanese, Polish and others stay in English.
 */
export function wordsOf(locale: string | null): DocumentWords {
  return byLanguage.get(locale ?? 'en') ?? english;
}

/** Returns the note that a document is written in English, if its language has no texts. */
export function wordingNote(locale: string | null): string[] {
  if (locale === null || byLanguage.has(locale)) return [];
  return [`Issue for readers of ${titles.of(locale)}; worded in English in this demonstration.`];
}
