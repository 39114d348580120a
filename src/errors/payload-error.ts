/** A field of the page payload, of an element's `data-ce-props` or of an option that is not what it must be. */
export class PayloadError extends Error {
  override readonly name = 'PayloadError';
  /** Where the value stands, as a JSON path, such as `mainMenu[3].link`; empty for the whole. */
  readonly path: string;
  /** What had to be there, in words, such as `a string`. */
  readonly expected: string;
  /** What was there instead, in words. */
  readonly received: string;

  constructor(path: string, expected: string, received: string, options?: ErrorOptions) {
    super(`${path || 'The payload'} must be ${expected}, but is ${received}.`, options);
    this.path = path;
    this.expected = expected;
    this.received = received;
  }
}
