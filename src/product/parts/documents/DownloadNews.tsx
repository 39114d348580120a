import type { RunningDownloads } from '../../../store/files/useDownloads.ts';
import { useTexts } from '../../../store/hooks.ts';
import { documentTexts } from '../../texts/documents.ts';
import { type NamedDocument, useDocumentName } from './useDocumentName.ts';

interface DownloadNewsProps {
  documents: readonly (NamedDocument & { asset: { id: string } })[];
  downloads: RunningDownloads;
}

/** Announces the progress of the latest download, in a polite live region. Its row reports a failure. */
export function DownloadNews({ documents, downloads }: DownloadNewsProps) {
  const text = useTexts(documentTexts);
  const nameOf = useDocumentName();
  const { byId, latest } = downloads;
  const document = documents.find(({ asset }) => asset.id === latest);
  const status = latest && byId[latest]?.status;
  return (
    <p role="status" className="ce-visually-hidden">
      {document &&
        (status === 'running' || status === 'saved') &&
        text(`documents.${status}`, { name: nameOf(document) })}
    </p>
  );
}
