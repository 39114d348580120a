import type { SheetDocument } from '../../domain/search/search-hit.ts';
import { compareTexts } from '../../lib/text/compare-texts.ts';
import { languageCode } from '../../lib/text/language-code.ts';

interface Dated {
  asset: Pick<SheetDocument, 'locale' | 'createdDate' | 'version'>;
}

/**
 * Picks a document of several of one type: in the reader's language, else in English, else in any; of those the one issued
 * last. `undefined` if there is none.
 *
 * @param language the reader's, such as `en-GB`
 */
export function bestDocument<Document extends Dated>(
  documents: readonly Document[],
  language: string,
): Document | undefined {
  const wanted = ['en', languageCode(language)];
  const rank = ({ asset }: Document) => wanted.lastIndexOf(languageCode(asset.locale ?? ''));
  return documents.toSorted(
    (one, other) =>
      rank(other) - rank(one) ||
      compareTexts(other.asset.createdDate ?? '', one.asset.createdDate ?? '') ||
      compareTexts(other.asset.version ?? '', one.asset.version ?? ''),
  )[0];
}
