import type { Asset } from '../../domain/documents/asset.ts';
import { languageName } from '../../lib/language-name.ts';
import { useTexts } from '../../store/hooks.ts';
import { documentTexts } from '../../texts/documents.ts';

/** What a document is named by. */
export interface NamedDocument {
  title: string;
  asset: Pick<Asset, 'locale'>;
}

/** Names a document so that it is told from the others of its type. */
export function useDocumentName(): (document: NamedDocument) => string {
  const text = useTexts(documentTexts);
  return ({ title, asset }) =>
    asset.locale ? text('documents.named', { title, language: languageName(asset.locale) }) : title;
}
