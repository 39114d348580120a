import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { ServiceError } from '../errors/service-error.ts';
import { focusHeadingNear } from '../lib/focus/focus-heading-near.ts';
import { useShared, useTexts } from '../store/hooks.ts';
import { failureTexts } from '../texts/failures.ts';
import { HandoverButton } from '../ui/action/HandoverButton.tsx';
import { useStyles } from '../ui/base/styles.ts';
import { useFocusHandover } from '../ui/base/useFocusHandover.ts';
import { Alert } from '../ui/message/Alert.tsx';
import { FailureText } from '../ui/message/FailureText.tsx';
import { type FailureWords, wordsFor } from './failure-words.ts';
import css from './read-failed.css';
import { useHelp } from './useHelp.ts';

/** A read, such as `useRead` returns. */
interface FailedRead {
  /** The last failure; nothing is shown without one. Kept while it is tried again, and with it the focus. */
  failure?: ServiceError | null | undefined;
  status: 'waiting' | 'loading' | 'refreshing' | 'ready' | 'failed';
  retry: () => unknown;
}

export interface ReadFailedProps {
  read: FailedRead;
  /** What could not be loaded, and the place's own words for some causes. */
  words?: FailureWords;
  /**
   * - `section`: an alert in the place of a part of the page
   * - `page`: in the place of a whole island, with its heading
   * - `line`: one line, in the place of something optional
   * @default 'section'
   */
  variant?: 'section' | 'page' | 'line';
  /** Whether it is announced; `false` where another message has the same cause. @default true */
  live?: boolean;
  /** More to say after the cause. */
  children?: ReactNode;
  /** The way on where the reader can neither try again nor log in, such as a link. */
  actions?: ReactNode;
  /** Goes on after a login where the read does not do so by itself, as those of `useRead` do. */
  goOn?: (() => void) | undefined;
  /** Takes the focus of the button when the message goes. @default the nearest heading */
  takeFocus?: (() => void) | undefined;
  /** Whether the button that was pressed offers the help, by `useHelp`, and so keeps the focus. @default false */
  isHelpElsewhere?: boolean;
}

/**
 * Says why something could not be loaded, and what to do: try again, or log in where the session is the reason. A retry
 * that fails as well is announced anew. The only part that shows a failed read.
 */
export function ReadFailed({ read: { failure, status, retry }, ...props }: ReadFailedProps) {
  const isBusy = status === 'loading' || status === 'refreshing';
  return failure && <Failed {...props} {...{ failure, isBusy, retry }} />;
}

function Failed({ failure, words: own = {}, variant = 'section', ...props }: FailedProps) {
  useStyles(css);
  const { children, actions, takeFocus, live, isHelpElsewhere = false } = props;
  const failures = useTexts(failureTexts);
  const isVisitor = useShared(({ user }) => user === null);
  const box = useRef<HTMLDivElement>(null);
  useFocusHandover(box, takeFocus ?? (() => box.current && focusHeadingNear(box.current)));
  const [attempt, press] = useAttempt(failure, isHelpElsewhere && props.isBusy);
  const { title, text } = wordsFor(failure, own, { isVisitor, t: failures });
  const cause = (
    // Made anew, so that it is announced once more.
    <span key={attempt}>
      {text ?? <FailureText failure={failure} t={failures} purpose="read" />} {children}
    </span>
  );
  const help = <Help {...props} failure={failure} press={press} box={box} isQuiet={variant === 'line'} />;
  const hasHelp = !isHelpElsewhere && (failure.remedy !== 'none' || actions);
  if (variant === 'section')
    return (
      <Alert ref={box} tone={toneOf(failure, isVisitor)} live={live} title={title} actions={hasHelp && help}>
        {cause}
      </Alert>
    );
  if (variant === 'line')
    return (
      <div ref={box} tabIndex={-1} className="ce-failed ce-failed--line ce-cluster ce-gap-2">
        <span role={live === false ? undefined : 'alert'}>
          {title} {cause}
        </span>
        {hasHelp && help}
      </div>
    );
  return (
    <div ref={box} tabIndex={-1} className="ce-failed" role="alert">
      <h1 className="ce-failed__title" tabIndex={-1}>
        {title}
      </h1>
      <p className="ce-failed__text">{cause}</p>
      {hasHelp && <p className="ce-failed__actions">{help}</p>}
    </div>
  );
}

interface FailedProps extends Omit<ReadFailedProps, 'read'> {
  failure: ServiceError;
  isBusy: boolean;
  retry: () => unknown;
}

function toneOf({ remedy }: ServiceError, isVisitor: boolean) {
  if (remedy === 'login' && isVisitor) return 'info';
  return remedy === 'none' ? 'warning' : 'error';
}

/**
 * Counts the failures that the reader has caused by a press; others are not announced again.
 *
 * @param isPressedElsewhere whether a button outside of this part was pressed
 */
function useAttempt(
  failure: ServiceError,
  isPressedElsewhere: boolean,
): [attempt: number, press: () => void] {
  const [known, setKnown] = useState({ failure, attempt: 0, isPressed: false });
  const press = () => setKnown((last) => ({ ...last, isPressed: true }));
  if (isPressedElsewhere && !known.isPressed) press();
  if (known.failure !== failure) {
    setKnown({ failure, attempt: known.attempt + (known.isPressed ? 1 : 0), isPressed: false });
  }
  return [known.attempt, press];
}

interface HelpProps extends Pick<FailedProps, 'failure' | 'isBusy' | 'retry' | 'goOn' | 'actions'> {
  press: () => void;
  box: RefObject<HTMLElement | null>;
  isQuiet: boolean;
}

/** One button for a login and another try, which keeps the focus when the cause changes. */
function Help({ failure, actions, isBusy, retry, goOn, press, box, isQuiet }: HelpProps) {
  const help = useHelp(failure, { retry, goOn });
  if (!help) return actions;
  const act = () => {
    press();
    help.act();
  };
  return (
    <HandoverButton
      size="small"
      variant={isQuiet ? 'quiet' : 'secondary'}
      busy={isBusy}
      onClick={act}
      // Where only the button goes.
      takeFocus={() => box.current?.focus()}
    >
      {help.text}
    </HandoverButton>
  );
}
