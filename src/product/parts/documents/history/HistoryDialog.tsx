import type { Asset } from '../../../../domain/documents/asset.ts';
import { formatDay } from '../../../../domain/format/format-day.ts';
import { ReadFailed } from '../../../../outcome/ReadFailed.tsx';
import { useTexts } from '../../../../store/hooks.ts';
import { useFailureText } from '../../../../store/notices/useFailureText.ts';
import { loadService } from '../../../../store/reads/load-service.ts';
import { defineRead } from '../../../../store/reads/reads.ts';
import { useRead } from '../../../../store/reads/useRead.ts';
import { Spinner } from '../../../../ui/base/Spinner.tsx';
import { useStyles } from '../../../../ui/base/styles.ts';
import { AbsentValue } from '../../../../ui/content/AbsentValue.tsx';
import {
  asBody,
  asCell,
  asColumnHeader,
  asRow,
  asRowHeader,
  asTable,
} from '../../../../ui/content/table-roles.ts';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { formatSize } from '../../../rules/documents/format-size.ts';
import { documentTexts } from '../../../texts/documents.ts';
import { historyTexts } from '../../../texts/history.ts';
import css from './history-dialog.css';

const documentHistory = defineRead(
  'document-history',
  async ({ http, signal }, { assetId, prd }: Pick<HistoryDialogProps, 'assetId' | 'prd'>) => {
    const { readHistory } = await loadService(() => import('../../../../services/documents.ts'));
    return readHistory(http, { assetId, prd }, signal);
  },
);

interface HistoryDialogProps {
  assetId: string;
  prd: string | null;
  /** Of the document. */
  name: string;
  onClose: () => void;
}

/** The versions of a document, newest first (rows 200 and 201). All share one file, which is the newest. */
export function HistoryDialog({ assetId, prd, name, onClose }: HistoryDialogProps) {
  useStyles(css);
  const text = useTexts(historyTexts);
  const readFailure = useFailureText();
  const read = useRead(documentHistory({ assetId, prd }));
  return (
    <Dialog
      size="large"
      title={text('history.title', { name })}
      closeText={text('history.close')}
      onClose={onClose}
    >
      {read.status === 'loading' && !read.failure && <Spinner label={text('history.loading')} />}
      <ReadFailed
        read={read}
        words={{
          // The specification's own sentence (spec P§8).
          text: read.failure && text('history.failed', { message: readFailure(read.failure) }),
        }}
      />
      {read.status === 'ready' &&
        (read.value.length > 0 ? <Versions versions={read.value} name={name} /> : text('history.none'))}
    </Dialog>
  );
}

function Versions({ versions, name }: { versions: readonly Asset[]; name: string }) {
  const text = useTexts(historyTexts);
  const words = useTexts(documentTexts);
  const none = <AbsentValue kind="none" text={words('documents.none')} />;
  return (
    <table className="ce-history" {...asTable}>
      <caption className="ce-visually-hidden">{text('history.title', { name })}</caption>
      <thead {...asBody}>
        <tr {...asRow}>
          <th {...asColumnHeader}>{words('documents.version')}</th>
          <th {...asColumnHeader}>{words('documents.date')}</th>
          <th {...asColumnHeader}>{words('documents.size')}</th>
          <th className="ce-history__changes" {...asColumnHeader}>
            {text('history.changes')}
          </th>
        </tr>
      </thead>
      <tbody {...asBody}>
        {versions.map(({ version, createdDate = '', size, changelog }) => (
          <tr key={`${version} ${createdDate}`} {...asRow}>
            <th {...asRowHeader}>{version ?? none}</th>
            <td {...asCell}>{formatDay(createdDate) ?? none}</td>
            <td className="ce-history__size" {...asCell}>
              {formatSize(size)}
            </td>
            <td className="ce-history__changes" {...asCell}>
              {changelog || none}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
