import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../lib/text/class-names.ts';
import { IconButton } from '../action/IconButton.tsx';
import { useStyles } from '../base/styles.ts';
import { eyeIcon } from '../icon/eye.ts';
import { eyeOffIcon } from '../icon/eye-off.ts';
import css from './password-input.css';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  /** Accessible name of the toggle, whose state says whether it is on. @default 'Show password' */
  showText?: string;
}

/**
 * A password field with a toggle that shows it (spec S§5). The toggle keeps focus and caret; submitting hides the
 * password again, so that browsers offer to save it.
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

  // Changing the type moves the caret in some browsers.
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
