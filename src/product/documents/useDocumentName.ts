import type { Asset } from '../../domain/documents/asset.ts';
import { languageName } from '../../lib/language-name.ts';
import { useTexts } from '../../store/hooks.ts';
import { documentTexts } from '../../texts/documents.ts';

/** The parts of a document's name. */
export interface NamedDocument {
  title: string;
  asset: Pick<Asset, 'locale'>;
}

/** Returns a function that names a document uniquely among those of its type. */
export function useDocumentName(): (document: NamedDocument) => string {
  const text = useTexts(documentTexts);
  return ({ title, asset }) =>
    asset.locale ? text('documents.named', { title, language: languageName(asset.locale) }) : title;
}
