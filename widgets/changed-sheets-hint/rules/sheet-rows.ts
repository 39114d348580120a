import { compareTexts } from '../../../src/lib/text/compare-texts.ts';

/** A saved product with its changed documents. */
interface Sheet {
  assets: readonly { type: string; version?: string | undefined; changelog?: string | undefined }[];
}

/** One row of a product: a document type, its new versions, and what changed with them. */
export interface SheetRow {
  title: string;
  versions: string[];
  changes: string[];
}

/**
 * Groups a product's changed documents into rows of type name, version numbers and changes, sorted by name (spec S§2).
 * Languages of the same document share a row, and what is said of several of them is said once.
 *
 * @param titles names of document types by code; a type without a name keeps its code
 */
export function sheetRows({ assets }: Sheet, titles: ReadonlyMap<string, string>): SheetRow[] {
  const byTitle = Map.groupBy(assets, ({ type }) => titles.get(type) ?? type);
  return [...byTitle]
    .map(([title, documents]) => ({
      title,
      versions: distinct(documents.map(({ version }) => version)).sort(compareTexts),
      changes: distinct(documents.map(({ changelog }) => changelog?.trim())),
    }))
    .sort((a, b) => compareTexts(a.title, b.title));
}

function distinct(texts: readonly (string | undefined)[]): string[] {
  return [...new Set(texts)].filter((text) => text !== undefined && text !== '') as string[];
}
