/** Code of the industry in the page's address (`?i=`, spec P§2); `null` without one. */
export function readIndustry(): string | null {
  return new URLSearchParams(location.search).get('i') || null;
}

/**
 * Rewrites the industry of the page's address in place: no new history entry (decision B3), and every other
 * parameter and the hash stay exactly as they are.
 */
export function writeIndustry(industry: string): void {
  const others = location.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !/^i(=|$)/.test(pair));
  const search = [...others, `i=${encodeURIComponent(industry)}`].join('&');
  history.replaceState(history.state, '', `${location.pathname}?${search}${location.hash}`);
}
