const KEY = 'ceResetToken';

/**
 * Returns the token of the email's link, or `''`. It is removed from the address, which analytics, bookmarks and
 * bystanders could read, and kept in the history entry, so that a reload finds it.
 */
export function takeResetToken(): string {
  const url = new URL(location.href);
  const token = url.searchParams.get('token');
  if (token === null) return Object(history.state)[KEY] ?? '';
  url.searchParams.delete('token');
  history.replaceState({ ...history.state, [KEY]: token }, '', url);
  return token;
}

/** Deletes an invalid token. */
export function dropResetToken(): void {
  history.replaceState({ ...history.state, [KEY]: undefined }, '');
}
