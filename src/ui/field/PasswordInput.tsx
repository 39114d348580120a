import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { IconButton } from '../action/IconButton.tsx';
import { useStyles } from '../base/styles.ts';
import { eyeIcon } from '../icon/eye.ts';
import { eyeOffIcon } from '../icon/eye-off.ts';
import css from './password-input.css';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  /** Name of the toggle; whether it is on is told by its state. @default 'Show password' */
  showText?: string;
}

/**
 * A password with a toggle that shows it (spec S§5). The toggle leaves focus and caret where
 * they were; submitting hides the password again, so that browsers see it as one to save.
 */
export function PasswordInput({ showText = 'Show password', ref, className, ...rest }: PasswordInputProps) {
  useStyles(css);
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const caret = useRef<[number | null, number | null] | null>(null);

  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  // A change of type moves the caret to an end in some browsers.
  useLayoutEffect(() => {
    if (caret.current) input.current?.setSelectionRange(...caret.current);
    caret.current = null;
  });

  return (
    <div className="ce-password">
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        ref={input}
        type={shown ? 'text' : 'password'}
        className={classNames('ce-password__input', className)}
      />
      <IconButton
        className="ce-password__toggle"
        icon={shown ? eyeOffIcon : eyeIcon}
        label={showText}
        aria-pressed={shown}
        disabled={rest.disabled}
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (input.current) caret.current = [input.current.selectionStart, input.current.selectionEnd];
          setShown(!shown);
        }}
      />
    </div>
  );
}
