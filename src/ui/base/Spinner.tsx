import { classNames } from '../../lib/text/class-names.ts';
import css from './spinner.css';
import { useStyles } from './styles.ts';

export interface SpinnerProps {
  /** What is loading; announced politely. Without it the spinner is decorative. */
  label?: string;
  /** `small` 16, `medium` 24, `large` 40 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** A rotating ring; static for users who prefer reduced motion. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  useStyles(css);
  const ring = (
    <svg
      className={classNames('ce-spinner', size !== 'medium' && `ce-spinner--${size}`)}
      viewBox="0 0 24 24"
      focusable="false"
      aria-hidden
    >
      <circle className="ce-spinner__ring" cx="12" cy="12" r="10" pathLength="100" />
    </svg>
  );
  if (!label) return ring;
  return (
    <span role="status" className="ce-spinner-box">
      {ring}
      <span className="ce-visually-hidden">{label}</span>
    </span>
  );
}
