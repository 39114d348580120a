let count = 0;

/** An email address that no account of the demo has. */
export function newAddress(): string {
  return `test-${process.pid}-${Date.now()}-${++count}@example.org`;
}
