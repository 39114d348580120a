/** Leaves for an address. One that differs from the page's only behind `#` is loaded anew, too. */
export function leaveTo(address: string): void {
  const [page] = address.split('#');
  if (page !== location.href.split('#')[0]) {
    location.assign(address);
    return;
  }
  history.replaceState(history.state, '', address);
  location.reload();
}
