/** An invalid field of the page payload, of an element's `data-ce-props` or of an option. */
export class PayloadError extends Error {
  override readonly name = 'PayloadError';
  /** JSON path of the value, such as `mainMenu[3].link`; empty for the root. */
  readonly path: string;
  /** What was expected, in words, such as `a string`. */
  readonly expected: string;
  /** What was received, in words. */
  readonly received: string;

  constructor(path: string, expected: string, received: string, options?: ErrorOptions) {
    super(`${path || 'The payload'} must be ${expected}, but is ${received}.`, options);
    this.path = path;
    this.expected = expected;
    this.received = received;
  }
}
