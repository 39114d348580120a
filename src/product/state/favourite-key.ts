/** Key of the shared read of a user's favourite. */
export function favouriteKey(userId: string | undefined, prd: string): string {
  return JSON.stringify(['favourite', userId, prd]);
}

/** Product codes of a user's favourites among the keys of reads. */
export function prdsOfKeys(userId: string | undefined, keys: readonly string[]): string[] {
  const start = favouriteKey(userId, '').slice(0, -'"]'.length);
  return keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length, -'"]'.length));
}
