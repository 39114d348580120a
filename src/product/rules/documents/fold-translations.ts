import type { ProductDocument } from './visible-documents.ts';

/** With fewer translations than this, each has its row from the start. */
const FEWEST = 3;

/**
 * Returns the mere translations of a type's first document, which stand behind a list of their languages: each is called
 * the same and is the only one in its language. All others have a row of their own.
 *
 * @param documents of one type
 */
export function foldTranslations([first, ...others]: readonly ProductDocument[]): ProductDocument[] {
  const languageOf = ({ asset }: ProductDocument) => asset.locale?.toLowerCase();
  const same = others.filter(({ title }) => title === first?.title);
  const languages = [first, ...same].map((document) => document && languageOf(document));
  const folded = same.filter((document) => {
    const language = languageOf(document);
    return language && languages.filter((each) => each === language).length === 1;
  });
  return folded.length < FEWEST ? [] : folded;
}
