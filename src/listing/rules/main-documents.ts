import type { SheetDocument } from '../../domain/search/search-hit.ts';
import { compareTexts } from '../../lib/text/compare-texts.ts';
import { languageCode } from '../../lib/text/language-code.ts';

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
 * Picks that document of a product: in the reader's language, else in English, else in any; of several the one issued
 * last. `undefined` if there is none.
 *
 * @param language the reader's, such as `en-GB`
 */
export function mainDocument<Document extends Dated>(
  documents: readonly Document[],
  kind: MainDocument,
  language: string,
): Document | undefined {
  const wanted = ['en', languageCode(language)];
  const rank = ({ asset }: Document) => wanted.lastIndexOf(languageCode(asset.locale ?? ''));
  return documents
    .filter(({ asset }) => asset.type === TYPES[kind])
    .toSorted(
      (one, other) =>
        rank(other) - rank(one) ||
        compareTexts(other.asset.createdDate ?? '', one.asset.createdDate ?? '') ||
        compareTexts(other.asset.version ?? '', one.asset.version ?? ''),
    )[0];
}
