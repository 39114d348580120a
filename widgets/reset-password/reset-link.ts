import { keepInEntry, keptInEntry, pageUrl } from '../../src/lib/address/page-address.ts';

/** Parameters of the email's link, by their keys in the history entry. */
const KEYS = { token: 'ceResetToken', email: 'ceResetEmail' } as const;

/**
 * Returns a parameter of the email's link, or `''`. It is removed from the address, which analytics, bookmarks and
 * bystanders could read, and kept in the history entry, so that a reload finds it.
 */
export function takeFromLink(name: keyof typeof KEYS): string {
  const url = pageUrl();
  const value = url.searchParams.get(name);
  if (value === null) return String(keptInEntry(KEYS[name]) ?? '');
  url.searchParams.delete(name);
  keepInEntry(KEYS[name], value, url);
  return value;
}

/** Deletes an invalid token. */
export function dropResetToken(): void {
  keepInEntry(KEYS.token, undefined);
}
