/** Whether an address leads to the page that shows it, whatever the hash. */
export function isThisPage(address: string): boolean {
  return new URL(address, location.href).href === location.href.split('#', 1)[0];
}
