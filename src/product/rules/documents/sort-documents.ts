import { compareTexts } from '../../../lib/text/compare-texts.ts';
import { languageCode } from '../../../lib/text/language-code.ts';
import type { ProductDocument } from './visible-documents.ts';

/**
 * Sorts documents by the title of their type, then the reader's language first, then by language, title and version,
 * newest first (spec P§9, decision B81).
 *
 * @param language the reader's, such as `en-GB`
 */
export function sortDocuments(documents: readonly ProductDocument[], language: string): ProductDocument[] {
  const own = languageCode(language);
  const rank = ({ asset }: ProductDocument) => (languageCode(asset.locale ?? '') === own ? 0 : 1);
  return documents.toSorted(
    (one, other) =>
      compareTexts(one.type.title, other.type.title) ||
      compareTexts(one.type.code, other.type.code) ||
      rank(one) - rank(other) ||
      compareTexts(one.asset.locale ?? '\uffff', other.asset.locale ?? '\uffff') ||
      compareTexts(one.title, other.title) ||
      compareTexts(other.asset.version ?? '', one.asset.version ?? ''),
  );
}
