import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import css from './outcome.css';

export interface OutcomeProps {
  /** Path of the icon at the top, in a badge. */
  icon?: string;
  children: ReactNode;
}

/** The result of a form, shown in its place. It is focused, since the focused element was removed. */
export function Outcome({ icon, children }: OutcomeProps) {
  useStyles(css);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="ce-outcome ce-stack ce-gap-4" ref={text} tabIndex={-1} role="status">
      {icon && (
        <span className="ce-outcome__badge">
          <Icon path={icon} size="large" />
        </span>
      )}
      {children}
    </div>
  );
}
