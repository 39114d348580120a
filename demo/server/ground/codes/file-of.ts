/** Parameters that hold a download token. */
const TOKENS = ['jwt', 'token'];

/**
 * What a download token is bound to: path and query of its file, without the token and in a fixed order.
 *
 * @param address path and query, below the service's base address
 */
export function fileOf(address: string): string {
  const { pathname, searchParams } = new URL(`http://service${address}`);
  for (const name of TOKENS) searchParams.delete(name);
  searchParams.sort();
  return `${pathname}?${searchParams}`;
}
