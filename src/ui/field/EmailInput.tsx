import { TextInput, type TextInputProps } from './TextInput.tsx';

/**
 * A field for an email address: with the matching keyboard on phones, without capitalisation and spell checking.
 *
 * @param props.autoComplete `username` for the address of a login. Default: `email`
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
