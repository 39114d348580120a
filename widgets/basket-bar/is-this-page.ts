/** Whether an address is that of the current page, ignoring the hash. */
export function isThisPage(address: string): boolean {
  return new URL(address, location.href).href === location.href.split('#', 1)[0];
}
