/** Address of the compare page with a saved comparison on it; `undefined` where the site has no such page. */
export function comparisonAddress(comparePage: string | undefined, id: string): string | undefined {
  if (!comparePage || !URL.canParse(comparePage, location.href)) return undefined;
  const url = new URL(comparePage, location.href);
  url.searchParams.set('comparison', id);
  return url.href;
}
