import { useEffect, useState } from 'react';
import { checkIcon } from '../icon/check.ts';
import { Button, type ButtonProps } from './Button.tsx';

/** Milliseconds for which the button says that it was done. */
const SHOWN = 4_000;

interface ConfirmingButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  children: string;
  /** Shown in place of the label once done, such as `Copied`. */
  done: string;
  /** Returns what to announce once it was done. A failure is the caller's to say. */
  onPress: () => Promise<string | false>;
}

/** A button that says in its own place that it was done: a message elsewhere would cover what the reader looks at. */
export function ConfirmingButton({ children, done, icon, onPress, ...props }: ConfirmingButtonProps) {
  /** Number of the press that was done last; 0 once that is said. */
  const [confirmed, setConfirmed] = useState(0);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (confirmed === 0) return;
    const timer = setTimeout(() => setConfirmed(0), SHOWN);
    return () => clearTimeout(timer);
  }, [confirmed]);
  const press = async () => {
    const message = await onPress();
    if (message === false) return;
    setNews(message);
    setConfirmed((number) => number + 1);
  };
  return (
    <>
      <Button {...props} icon={confirmed > 0 ? checkIcon : icon} onClick={() => void press()}>
        {confirmed > 0 ? done : children}
      </Button>
      <span role="status" className="ce-visually-hidden">
        {confirmed > 0 && news}
      </span>
    </>
  );
}
