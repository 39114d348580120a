import type { HTMLAttributes, ReactNode } from 'react';

interface Props extends HTMLAttributes<HTMLDivElement> {
  /** What can be done about it. */
  action?: ReactNode;
}

/** A line above the bar that says something, with what can be done about it. */
export function Strip({ action, children, role, ...rest }: Props) {
  return (
    <div {...rest} className="ce-basket-strip">
      <p role={role} className="ce-basket-strip__text">
        {children}
      </p>
      {action}
    </div>
  );
}
