import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStyles } from '../base/styles.ts';
import { Field } from '../field/Field.tsx';
import { PasswordInput, type PasswordInputProps } from '../field/PasswordInput.tsx';
import css from './new-password.css';
import { PasswordPoints, type PasswordPointsProps, type RulePoint } from './PasswordPoints.tsx';

/** Pause in typing, in ms, after which screen readers announce what is missing. */
const REST = 1_000;

type Name = 'password' | 'passwordConfirmation';

/** Texts of {@link NewPassword}; the labels belong to the form. */
export interface NewPasswordTexts extends Omit<PasswordPointsProps, 'points'> {
  /** Accessible names of the toggles. */
  showText: string;
  showConfirmationText: string;
  /** Announced when typing pauses: what the password still lacks, or that it is complete. */
  statusText: (missing: readonly string[]) => string;
}

export interface NewPasswordProps {
  /** From `useHookForm` or `useNativeForm`, with fields of these two names. */
  form: {
    field(name: Name): { id: string; label: string; error: string | undefined };
    register(name: Name): Pick<PasswordInputProps, 'name' | 'ref' | 'onChange' | 'onInput' | 'onBlur'>;
  };
  /** The rule's requirements with the password's state. */
  points: (password: string) => readonly RulePoint[];
  /** Value of `passwordrules`, which some password generators read. */
  makerRules: string;
  texts: NewPasswordTexts;
}

/**
 * A new password and its repetition. The rule is shown above the field and follows the typing; there it is covered
 * neither by a password manager's offer nor by an on-screen keyboard.
 */
export function NewPassword({ form, points, makerRules, texts }: NewPasswordProps) {
  useStyles(css);
  const { showText, showConfirmationText, statusText, ...pointTexts } = texts;
  const frame = useRef<HTMLDivElement>(null);
  const [password, setPassword] = useState('');
  const [status, setStatus] = useState('');
  const [typed, setTyped] = useState(0);
  const current = points(password);

  const read = () => setPassword(frame.current?.querySelector('input')?.value ?? '');

  // The form may have restored a draft, or cleared the field.
  useLayoutEffect(read);

  const missing = current.filter(({ isMet, isRecommended }) => !isMet && !isRecommended);
  const statusNow = statusText(missing.map(({ text }) => text));
  useEffect(() => {
    if (typed === 0) return;
    const timer = setTimeout(() => setStatus(statusNow), REST);
    return () => clearTimeout(timer);
  }, [typed, statusNow]);

  const attributes = { autoComplete: 'new-password', passwordrules: makerRules };
  return (
    <div ref={frame} className="ce-new-password ce-stack ce-gap-4">
      <div
        onInput={() => {
          read();
          setTyped(typed + 1);
        }}
      >
        <Field
          required
          {...form.field('password')}
          hint={<PasswordPoints points={current} {...pointTexts} />}
        >
          <PasswordInput {...attributes} showText={showText} {...form.register('password')} />
        </Field>
      </div>
      <Field required {...form.field('passwordConfirmation')}>
        <PasswordInput
          {...attributes}
          showText={showConfirmationText}
          {...form.register('passwordConfirmation')}
        />
      </Field>
      <span role="status" className="ce-visually-hidden">
        {status}
      </span>
    </div>
  );
}
