import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { tabbable } from '../../lib/focus/tabbable.ts';
import { classNames } from '../../lib/text/class-names.ts';
import { IconButton } from '../action/IconButton.tsx';
import { useStyles } from '../base/styles.ts';
import { useOverflows } from '../base/useOverflows.ts';
import { closeIcon } from '../icon/close.ts';
import { DialogFoot } from './DialogActions.tsx';
import css from './dialog.css';
import { useModal } from './useModal.ts';

export interface DialogProps {
  title: ReactNode;
  /** A quiet line below the title, such as a link to another dialog. */
  note?: ReactNode;
  /** Parts of it can add buttons to the footer; see `DialogActions`. */
  children: ReactNode;
  /** Buttons, visible while the body scrolls. */
  footer?: ReactNode;
  /** Width: `small` 24, `medium` 32, `large` 48 times the text size. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Whether close button, Escape and a click beside the dialog close it. @default true */
  closable?: boolean;
  /** @default 'Close' */
  closeText?: string;
  /** The user closes the dialog; the parent then stops rendering it. */
  onClose?: () => void;
  /** Element with the initial focus. By default the first editable field, else the title. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Id of a text that screen readers read after the title when the dialog opens. */
  describedBy?: string | undefined;
}

const isField = (element: Element) => element.matches(':is(input, select, textarea):not([readonly])');

/**
 * A modal dialog, open while it is rendered. When it is removed, the focus returns to the opener. The page behind does
 * not scroll. Render overlays into an island on `body`: inside an ancestor without a box, a modal would make the page
 * inert and show nothing.
 */
export function Dialog({
  title,
  note,
  children,
  footer,
  size = 'medium',
  closable = true,
  closeText = 'Close',
  onClose = () => {},
  initialFocus,
  describedBy,
}: DialogProps) {
  useStyles(css);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const modal = useModal(dialog, {
    closable,
    onClose,
    initialFocus: () =>
      initialFocus?.current ?? (body.current && tabbable(body.current).find(isField)) ?? heading.current,
  });
  const scrolls = useOverflows(body);
  const [foot, setFoot] = useState<HTMLDivElement | null>(null);

  return (
    <dialog
      {...modal}
      className={classNames('ce-dialog', `ce-dialog--${size}`)}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
    >
      <div className="ce-dialog__frame ce-stack">
        <div className="ce-dialog__header">
          <div className="ce-dialog__heading">
            <h2 id={titleId} ref={heading} tabIndex={-1} className="ce-dialog__title">
              {title}
            </h2>
            {note && <p className="ce-dialog__note ce-meta">{note}</p>}
          </div>
          {closable && (
            <IconButton className="ce-dialog__close" icon={closeIcon} label={closeText} onClick={onClose} />
          )}
        </div>
        <div
          ref={body}
          className="ce-dialog__body"
          {...(scrolls && { tabIndex: 0, role: 'region', 'aria-labelledby': titleId })}
        >
          <DialogFoot value={foot}>{children}</DialogFoot>
        </div>
        <div ref={setFoot} className="ce-dialog__footer">
          {footer}
        </div>
      </div>
    </dialog>
  );
}
