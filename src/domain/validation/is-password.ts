/** Shortest password (shell specification §9). */
export const passwordMinLength = 8;

/** Longest password, so that hashing one costs a known time (decision 60). */
export const passwordMaxLength = 128;

/**
 * Whether a text may become a password: 8 to 128 characters with a digit and a letter of any script
 * (shell specification §5, decision 60).
 */
export function isPassword(text: string): boolean {
  const { length } = [...text];
  return (
    length >= passwordMinLength && length <= passwordMaxLength && /\p{Nd}/u.test(text) && /\p{L}/u.test(text)
  );
}
