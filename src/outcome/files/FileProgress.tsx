import type { RefObject } from 'react';
import type { BackendDownload } from '../../store/files/useBackendFile.ts';
import { useTexts } from '../../store/hooks.ts';
import { fileTexts } from '../../texts/files.ts';
import { HandoverButton } from '../../ui/action/HandoverButton.tsx';
import { useStyles } from '../../ui/base/styles.ts';
import { DownloadProgress } from './DownloadProgress.tsx';
import css from './download-progress.css';

interface FileProgressProps {
  file: BackendDownload;
  /** Of the file, within a sentence. @default 'the PDF' */
  name?: string;
  /** The button or link that starts it; takes over the focus of a button that is removed. */
  starter: RefObject<HTMLElement | null>;
}

/** How a file of the backend comes along, to be placed beside its button: progress with Cancel, or why it failed. */
export function FileProgress({ file, starter, ...props }: FileProgressProps) {
  const text = useTexts(fileTexts);
  const { name = text('files.pdf') } = props;
  const { state, start, cancel } = file;
  const takeFocus = () => starter.current?.focus();
  return (
    <>
      <p role="status" className="ce-visually-hidden">
        {state?.status === 'running' && text('files.running', { name })}
        {state?.status === 'saved' && text('files.saved', { file: state.name })}
        {(state?.status === 'shown' || state?.status === 'navigated') && text('files.shown', { name })}
      </p>
      {(state?.status === 'running' || state?.status === 'failed') && (
        <DownloadProgress
          download={state}
          name={name}
          runningText={text('files.running', { name })}
          cancel={cancel}
          retry={start}
          takeFocus={takeFocus}
        />
      )}
      {state?.status === 'blocked' && <Blocked open={start} takeFocus={takeFocus} />}
    </>
  );
}

function Blocked({ open, takeFocus }: { open: () => void; takeFocus: () => void }) {
  useStyles(css);
  const text = useTexts(fileTexts);
  return (
    <div className="ce-download ce-cluster ce-gap-2">
      <span role="alert">{text('files.blocked')}</span>
      <HandoverButton variant="quiet" size="small" onClick={open} takeFocus={takeFocus}>
        {text('files.openTab')}
      </HandoverButton>
    </div>
  );
}
