import { TextInput, type TextInputProps } from './TextInput.tsx';

/**
 * A field for an email address: phones offer the keyboard for it, and neither capitals nor spelling get in the way.
 *
 * @param props.autoComplete `username` where it is what people log in with. Default: `email`
 */
export function EmailInput({ autoComplete = 'email', ...rest }: Omit<TextInputProps, 'type'>) {
  return (
    <TextInput
      {...rest}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
