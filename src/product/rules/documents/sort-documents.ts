import { languageCode } from '../../../lib/text/language-code.ts';
import type { ProductDocument } from './visible-documents.ts';

const collator = new Intl.Collator('en', { numeric: true });

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
      collator.compare(one.type.title, other.type.title) ||
      collator.compare(one.type.code, other.type.code) ||
      rank(one) - rank(other) ||
      collator.compare(one.asset.locale ?? '\uffff', other.asset.locale ?? '\uffff') ||
      collator.compare(one.title, other.title) ||
      collator.compare(other.asset.version ?? '', one.asset.version ?? ''),
  );
}
