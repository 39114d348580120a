/** The parts of a token that matter for rotation. */
interface Claims {
  sub?: unknown;
  /** Time of issue, in seconds; 0 if the token has none. */
  iat: number;
}

/**
 * Whether a token from a `jwt` response header may replace the current one: same subject, issued later (spec S§4;
 * decision 44). The caller checks whether the session is still the same.
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
