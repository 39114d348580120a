import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import css from './outcome.css';

export interface OutcomeProps {
  /** Path of the icon on top, in a badge. */
  icon?: string;
  children: ReactNode;
}

/** What came of a form, in its place. It takes the focus as it comes, since what had it is gone. */
export function Outcome({ icon, children }: OutcomeProps) {
  useStyles(css);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="ce-outcome" ref={text} tabIndex={-1} role="status">
      {icon && (
        <span className="ce-outcome__badge">
          <Icon path={icon} size="large" />
        </span>
      )}
      {children}
    </div>
  );
}
