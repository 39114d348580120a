/** Thrown for a wrong command line or a wrong file of settings; the message says what to correct. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
