/** Key of the shared read of a user's favourite. */
export function favouriteKey(userId: string | undefined, prd: string): string {
  return JSON.stringify(['favourite', userId, prd]);
}
