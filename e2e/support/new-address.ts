let count = 0;

/** An email address without an account. */
export function newAddress(): string {
  return `test-${process.pid}-${Date.now()}-${++count}@example.org`;
}
