import { useContext } from 'react';
import type { ServiceError } from '../errors/service-error.ts';
import { useShared, useTexts } from '../store/hooks.ts';
import { failureTexts } from '../texts/failures.ts';
import { useStyles } from '../ui/base/styles.ts';
import { SendAgainContext } from '../ui/form/useSendAgain.ts';
import { LoginLink } from './LoginLink.tsx';
import css from './send-failed.css';
import { WriteFailed } from './WriteFailed.tsx';

export interface SendFailedProps {
  failure: ServiceError;
  /** Sends again after a login. @default submits the form that shows this */
  goOn?: () => void;
  /** The place's own words, where the service has none: for visitors, who only need to log in, and for a refusal. */
  words?: { login: string; forbidden: string };
}

/**
 * Why something was not sent or saved, for an alert. Where a login helps, it offers that, and the call goes on
 * afterwards. The only part that shows a failed submit of a form.
 */
export function SendFailed({ failure, goOn, words }: SendFailedProps) {
  useStyles(css);
  const t = useTexts(failureTexts);
  const isVisitor = useShared(({ user }) => user === null);
  const sendAgain = useContext(SendAgainContext);
  const { isSessionOver, isLoginTooOld, isForbidden, serverMessage } = failure;
  if (isForbidden && words && !serverMessage) return words.forbidden;
  if (!isSessionOver && !isLoginTooOld) return <WriteFailed failure={failure} />;
  const over = isVisitor
    ? (serverMessage ?? words?.login ?? t('failure.needsLogin'))
    : t('failure.sessionOver.send');
  return (
    <div className="ce-send-failed">
      <p>{isLoginTooOld ? t('failure.loginTooOld') : over}</p>
      <LoginLink size="small" goOn={goOn ?? sendAgain} />
    </div>
  );
}
