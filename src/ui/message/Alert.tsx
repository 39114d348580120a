import type { ReactNode, Ref } from 'react';
import { classNames } from '../../lib/class-names.ts';
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
   * Whether its coming is announced: errors and warnings at once (`alert`), others politely (`status`).
   * `false` for a message that was on the page from the start.
   * @default true
   */
  live?: boolean;
  /** Reaches the element, which takes the focus by script. */
  ref?: Ref<HTMLDivElement>;
}

/** A message in the flow of the page. */
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
        {actions && <div className="ce-alert__actions">{actions}</div>}
      </div>
    </div>
  );
}
