import type { Asset } from '../../../domain/documents/asset.ts';
import { languageName } from '../../../lib/text/language-name.ts';
import { useTexts } from '../../../store/hooks.ts';
import type { DocumentMark } from '../../rules/documents/distinguish.ts';
import { documentTexts } from '../../texts/documents.ts';

/** The parts of a document's name. */
export interface NamedDocument {
  title: string;
  asset: Pick<Asset, 'locale'>;
  mark?: DocumentMark | undefined;
}

/** Returns a function that names a document, uniquely among those of its list (`tellApart`). */
export function useDocumentName(): (document: NamedDocument) => string {
  const text = useTexts(documentTexts);
  return ({ title, asset, mark }) => {
    const language = asset.locale && languageName(asset.locale);
    const name = language ? text('documents.named', { title, language }) : title;
    if (!mark?.value) return name;
    return text(mark.by === 'version' ? 'documents.named.version' : 'documents.named.file', {
      name,
      mark: mark.value,
    });
  };
}
