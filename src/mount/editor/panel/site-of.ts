/**
 * The site of a host, within which cookies are the site's own. Counts the last two labels: suffixes such as `co.uk` would
 * need a list of 100 kB, and only hide a warning.
 */
export function siteOf(hostname: string): string {
  return hostname.split('.').slice(-2).join('.');
}
