/** Parameters that hold a download token. */
const TOKENS = ['jwt', 'token'];

/**
 * Returns the file that a download token is bound to: path and query without the token, in a fixed order.
 *
 * @param address path and query, below the service's base address
 */
export function fileOf(address: string): string {
  const { pathname, searchParams } = new URL(`http://service${address}`);
  for (const name of TOKENS) searchParams.delete(name);
  searchParams.sort();
  return `${pathname}?${searchParams}`;
}
