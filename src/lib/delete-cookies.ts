/**
 * Deletes the page's cookies of these names, on every domain and every path above the page that it may write.
 *
 * @param patterns names; a `*` at the end stands for any rest
 */
export function deleteCookies(patterns: readonly string[]): void {
  const labels = location.hostname.split('.');
  const steps = location.pathname.split('/');
  const domains = ['', ...labels.map((_, index) => `;domain=${labels.slice(index).join('.')}`)];
  const paths = steps.map((_, index) => steps.slice(0, index + 1).join('/') || '/');
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    const isMeant = patterns.some((pattern) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    );
    if (!isMeant) continue;
    for (const domain of domains) {
      for (const path of paths) document.cookie = `${name}=;max-age=0;path=${path}${domain}`;
    }
  }
}
