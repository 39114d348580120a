import type { ServiceError } from '../../errors/service-error.ts';
import type { DownloadState } from '../../store/files/create-downloads.ts';
import { usePage, useShared, useTexts } from '../../store/hooks.ts';
import { openLogin } from '../../store/session/open-login.ts';
import { commonTexts } from '../../texts/common.ts';
import { downloadTexts } from '../../texts/downloads.ts';
import { failureTexts } from '../../texts/failures.ts';
import { HandoverButton } from '../../ui/action/HandoverButton.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { Spinner } from '../../ui/base/Spinner.tsx';
import { useStyles } from '../../ui/base/styles.ts';
import { errorIcon } from '../../ui/icon/error.ts';
import { FailureText } from '../../ui/message/FailureText.tsx';
import css from './download-progress.css';

export interface DownloadProgressProps {
  download: DownloadState | undefined;
  /** Of the document, for screen readers. */
  name: string;
  /** @default 'Downloading…' */
  runningText?: string;
  cancel: () => void;
  retry: () => void;
  /** Takes over the focus of a button that is removed. */
  takeFocus: () => void;
}

/** A running download with a button to cancel it, or why it failed. */
export function DownloadProgress({ download, ...props }: DownloadProgressProps) {
  useStyles(css);
  if (download?.status === 'running') return <Running {...props} />;
  if (download?.status === 'failed') return <Failed failure={download.failure} {...props} />;
  return null;
}

function Running({ name, runningText, cancel, takeFocus }: Omit<DownloadProgressProps, 'download'>) {
  const text = useTexts(downloadTexts);
  return (
    <div className="ce-download ce-cluster ce-gap-2">
      <Spinner size="small" />
      {runningText ?? text('documents.runningShort')}
      <HandoverButton
        variant="quiet"
        size="small"
        aria-label={text('documents.cancelOf', { name })}
        onClick={cancel}
        takeFocus={takeFocus}
      >
        {text('documents.cancel')}
      </HandoverButton>
    </div>
  );
}

interface FailedProps extends Omit<DownloadProgressProps, 'download'> {
  failure: ServiceError;
}

function Failed({ failure, retry, takeFocus }: FailedProps) {
  const page = usePage();
  const text = useTexts(commonTexts);
  const failures = useTexts(failureTexts);
  const refusal = useRefusal(failure);
  const { remedy } = failure;
  return (
    <div className="ce-download ce-cluster ce-gap-2" data-failed>
      <Icon path={errorIcon} size="small" />
      <span role="alert">{refusal ?? <FailureText failure={failure} t={failures} />}</span>
      {remedy !== 'none' && (
        <HandoverButton
          variant="quiet"
          size="small"
          onClick={() => (remedy === 'login' ? openLogin(page, retry) : retry())}
          takeFocus={takeFocus}
        >
          {text(`common.${remedy}`)}
        </HandoverButton>
      )}
    </div>
  );
}

/** The two sentences of the specification (spec P§8), where the service has none of its own. */
function useRefusal({ isSessionOver, isForbidden, serverMessage }: ServiceError): string | undefined {
  const text = useTexts(downloadTexts);
  const failures = useTexts(failureTexts);
  const isVisitor = useShared(({ user }) => user === null);
  if (isForbidden) return serverMessage ?? text('documents.forbidden');
  if (!isSessionOver) return undefined;
  return isVisitor ? (serverMessage ?? text('documents.needsLogin')) : failures('failure.sessionOver');
}
