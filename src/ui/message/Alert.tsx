import type { ReactNode, Ref } from 'react';
import { classNames } from '../../lib/text/class-names.ts';
import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import css from './alert.css';
import statusCss from './status.css';
import { type Tone, toneIcons } from './tones.ts';

export interface AlertProps {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  /**
   * Whether it is announced when it appears: errors and warnings at once (`alert`), others politely (`status`). Use
   * `false` for messages that are on the page from the start.
   * @default true
   */
  live?: boolean | undefined;
  /** Ref of the element, which is focused by script. */
  ref?: Ref<HTMLDivElement>;
}

/** An inline message. */
export function Alert({ tone, title, children, actions, live = true, ref }: AlertProps) {
  useStyles(statusCss);
  useStyles(css);
  const role = tone === 'error' || tone === 'warning' ? 'alert' : 'status';
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={live ? role : undefined}
      className={classNames('ce-alert', `ce-tone--${tone}`)}
    >
      <Icon path={toneIcons[tone]} />
      <div className="ce-alert__text">
        {title && <p className="ce-alert__title">{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className="ce-alert__actions ce-cluster ce-gap-3">{actions}</div>}
      </div>
    </div>
  );
}
