/**
 * Returns the name of the service that a call is made to, by the payload's addresses; `undefined` if none is its
 * beginning: the payload then has no address of that service.
 */
export function serviceOf(url: string, addresses: Readonly<Record<string, string>>): string | undefined {
  const isBelow = ([, address]: [string, string]) =>
    URL.canParse(address, location.href) && url.startsWith(new URL(address, location.href).href);
  return Object.entries(addresses).find(isBelow)?.[0];
}
