import type { ProductDocument } from '../../domain/documents/visible-documents.ts';
import { languageName } from '../../lib/language-name.ts';
import { useTexts } from '../../store/hooks.ts';
import { documentTexts } from '../../texts/documents.ts';

/** Names a document so that it is told from the others of its type. */
export function useDocumentName(): (document: Pick<ProductDocument, 'title' | 'asset'>) => string {
  const text = useTexts(documentTexts);
  return ({ title, asset }) =>
    asset.locale ? text('documents.named', { title, language: languageName(asset.locale) }) : title;
}
