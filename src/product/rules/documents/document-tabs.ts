import type { DocumentType } from '../../../domain/documents/document-type.ts';
import { sortDocuments } from './sort-documents.ts';
import type { ProductDocument } from './visible-documents.ts';

/** The documents of one type, the reader's language first. */
export interface DocumentsOfType {
  type: DocumentType;
  documents: readonly ProductDocument[];
}

/** A tab of documents; never empty. */
export interface DocumentTab {
  /** Code, such as `regulatory`. */
  category: string;
  types: readonly DocumentsOfType[];
}

/** Categories in the order of their tabs; others follow, sorted by code. */
const CATEGORIES = ['technical', 'safety', 'regulatory', 'certificates', 'marketing', 'images'];

/** Category of types without one. */
const OTHER = 'other';

/**
 * Sorts documents into category tabs, without empty ones (spec P§2, P§9).
 *
 * @param language the reader's, such as `en-GB`
 * @param categories codes of the tabs to show; all if empty
 */
export function documentTabs(
  documents: readonly ProductDocument[],
  language: string,
  categories: readonly string[] = [],
): DocumentTab[] {
  const tabs = groupBy(sortDocuments(documents, language), ({ type }) => type.documentCategory || OTHER);
  return [...tabs]
    .filter(([category]) => categories.length === 0 || categories.includes(category))
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1))
    .map(([category, members]) => ({
      category,
      types: [...groupBy(members, ({ type }) => type)].map(([type, ofType]) => ({ type, documents: ofType })),
    }));
}

function rankOf(category: string): number {
  if (category === OTHER) return Number.MAX_VALUE;
  return CATEGORIES.indexOf(category) >>> 0;
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
