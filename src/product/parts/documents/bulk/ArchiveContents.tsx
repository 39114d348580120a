import type { Archive } from '../../../../services/documents.ts';
import { useTexts } from '../../../../store/hooks.ts';
import { bulkTexts } from '../../../texts/bulk-download.ts';

interface ArchiveContentsProps {
  archive: Archive;
  /** Outcome of the order, as a sentence. */
  saved: string;
}

/** Lists what an ordered ZIP contains, and what it lacks and why. */
export function ArchiveContents({ archive: { files, notIncluded }, saved }: ArchiveContentsProps) {
  const text = useTexts(bulkTexts);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, also by keys
    <div className="ce-bulk__contents" tabIndex={0}>
      <p className="ce-bulk__saved">{saved}</p>
      {notIncluded.length > 0 && (
        <>
          <p className="ce-bulk__title ce-muted">{text('bulk.missing')}</p>
          <ul className="ce-bulk__list">
            {notIncluded.map(({ assetId, title, reason }) => (
              <li key={assetId}>{text('bulk.reason', { title, reason })}</li>
            ))}
          </ul>
        </>
      )}
      {files.length > 0 && (
        <>
          <p className="ce-bulk__title ce-muted">{text('bulk.contents')}</p>
          <ul className="ce-bulk__list">
            {files.map(({ assetId, name }) => (
              <li key={assetId}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
