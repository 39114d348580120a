import { type HTMLAttributes, type ReactNode, useRef } from 'react';
import { useFocusHandover } from '../../../ui/base/useFocusHandover.ts';

interface Props extends HTMLAttributes<HTMLDivElement> {
  /** Actions of the message. */
  action?: ReactNode;
  /** Takes the focus when the strip disappears. */
  takeFocus: () => void;
}

/** A message above the bar, with its actions. */
export function Strip({ action, takeFocus, children, role, ...rest }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  useFocusHandover(strip, takeFocus);
  return (
    <div {...rest} ref={strip} className="ce-basket-strip ce-pair ce-gap-3">
      <p role={role} className="ce-basket-strip__text">
        {children}
      </p>
      {action}
    </div>
  );
}
