import { useRef } from 'react';
import { useFocusHandover } from '../base/useFocusHandover.ts';
import { Button, type ButtonProps } from './Button.tsx';

interface HandoverButtonProps extends Omit<ButtonProps, 'ref'> {
  /** Takes the focus of the button when it goes. */
  takeFocus: () => void;
}

/** A button that goes when there is nothing more to press. */
export function HandoverButton({ takeFocus, ...props }: HandoverButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, takeFocus);
  return <Button {...props} ref={button} />;
}
