import { keepInEntry, keptInEntry, pageUrl } from '../../src/lib/address/page-address.ts';

const KEY = 'ceResetToken';

/**
 * Returns the token of the email's link, or `''`. It is removed from the address, which analytics, bookmarks and
 * bystanders could read, and kept in the history entry, so that a reload finds it.
 */
export function takeResetToken(): string {
  const url = pageUrl();
  const token = url.searchParams.get('token');
  if (token === null) return String(keptInEntry(KEY) ?? '');
  url.searchParams.delete('token');
  keepInEntry(KEY, token, url);
  return token;
}

/** Deletes an invalid token. */
export function dropResetToken(): void {
  keepInEntry(KEY, undefined);
}
