import { type HTMLAttributes, type ReactNode, useRef } from 'react';
import { useFocusHandover } from '../../../src/ui/base/useFocusHandover.ts';

interface Props extends HTMLAttributes<HTMLDivElement> {
  /** What can be done about it. */
  action?: ReactNode;
  /** Takes the focus of a strip that goes. */
  takeFocus: () => void;
}

/** A line above the bar that says something, with what can be done about it. */
export function Strip({ action, takeFocus, children, role, ...rest }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  useFocusHandover(strip, takeFocus);
  return (
    <div {...rest} ref={strip} className="ce-basket-strip">
      <p role={role} className="ce-basket-strip__text">
        {children}
      </p>
      {action}
    </div>
  );
}
