const KEY = 'ceResetToken';

/**
 * The token of the mailed link that led here, or `''`. It is taken out of the address, where analytics, bookmarks
 * and whoever looks on would find it, and kept in the entry of the history, so that a reload finds it again.
 */
export function takeResetToken(): string {
  const url = new URL(location.href);
  const token = url.searchParams.get('token');
  if (token === null) return Object(history.state)[KEY] ?? '';
  url.searchParams.delete('token');
  history.replaceState({ ...history.state, [KEY]: token }, '', url);
  return token;
}

/** Forgets a token that is worth nothing any more. */
export function dropResetToken(): void {
  history.replaceState({ ...history.state, [KEY]: undefined }, '');
}
