import type { SheetDocument } from '../../domain/search/search-hit.ts';
import { bestDocument } from './best-document.ts';

/** Types of the documents that people come for, in the order of their columns (decision C12). */
const TYPES = { technical: 'tds', safety: 'virtual_msds', certificate: 'coa' } as const;

/** A document that people come for: technical data sheet, safety data sheet, certificate. */
export type MainDocument = keyof typeof TYPES;

/** All of them, in the order of their columns. */
export const MAIN_DOCUMENTS = Object.keys(TYPES) as MainDocument[];

interface Dated {
  asset: Pick<SheetDocument, 'type' | 'locale' | 'createdDate' | 'version'>;
}

/**
 * Picks that document of a product; see `bestDocument`.
 *
 * @param language the reader's, such as `en-GB`
 */
export function mainDocument<Document extends Dated>(
  documents: readonly Document[],
  kind: MainDocument,
  language: string,
): Document | undefined {
  return bestDocument(
    documents.filter(({ asset }) => asset.type === TYPES[kind]),
    language,
  );
}
