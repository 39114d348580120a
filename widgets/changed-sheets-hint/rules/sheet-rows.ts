import { compareTexts } from '../../../src/lib/text/compare-texts.ts';

/** A saved product with its changed documents. */
interface Sheet {
  assets: readonly { type: string; version?: string | undefined }[];
}

/** One row of a product: a document type and its new versions. */
export interface SheetRow {
  title: string;
  versions: string[];
}

/**
 * Groups a product's changed documents into rows of type name and version numbers, sorted by name (spec S§2).
 * Languages of the same document share a row.
 *
 * @param titles names of document types by code; a type without a name keeps its code
 */
export function sheetRows({ assets }: Sheet, titles: ReadonlyMap<string, string>): SheetRow[] {
  const versionsOf = new Map<string, Set<string>>();
  for (const { type, version } of assets) {
    const title = titles.get(type) ?? type;
    const versions = versionsOf.get(title) ?? new Set();
    versionsOf.set(title, version ? versions.add(version) : versions);
  }
  return [...versionsOf]
    .map(([title, versions]) => ({ title, versions: [...versions].sort(compareTexts) }))
    .sort((a, b) => compareTexts(a.title, b.title));
}
