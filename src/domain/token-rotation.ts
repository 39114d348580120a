/** The parts of a token that rotation looks at. */
interface Claims {
  sub?: unknown;
  /** Time of issue, in seconds; 0 where the token does not say it. */
  iat: number;
}

/**
 * Whether a token from a `jwt` response header may replace the present one: same subject, issued later
 * (spec S§4; decision 44). Whether the session is still the same is for the caller to know.
 */
export function isNewerToken(candidate: string, present: string): boolean {
  const [next, now] = [claimsOf(candidate), claimsOf(present)];
  return next?.sub !== undefined && next.sub === now?.sub && next.iat > now.iat;
}

function claimsOf(token: string): Claims | undefined {
  try {
    const [, body = ''] = token.split('.');
    const { sub, iat } = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    return { sub, iat: typeof iat === 'number' ? iat : 0 };
  } catch {
    return undefined;
  }
}
