/** A fault that a call simulates. */
export interface Fault {
  /** Milliseconds to wait first. */
  delay: number;
  /** `null`: the call succeeds after the delay. */
  kind: FaultKind | null;
}

type FaultKind =
  | { name: 'status'; status: number }
  /** Closes the connection without a response. */
  | { name: 'drop' }
  /** Truncated JSON. */
  | { name: 'malformed' }
  /** An HTML page, as some proxies return instead of the service's response. */
  | { name: 'html' };

/**
 * Parses a fault such as `status=503`, `delay=3000`, `drop`, `malformed` or `html`. A delay may precede another fault:
 * `delay=500;status=503`.
 *
 * @returns `null` for anything else, so that a misspelt fault does not pass for a working call
 */
export function parseFault(text: string): Fault | null {
  const delayed = /^delay=(\d{1,6})(;|$)/.exec(text);
  const rest = delayed ? text.slice(delayed[0].length) : text;
  const kind = kindOf(rest);
  const isDelayAlone = delayed !== null && rest === '';
  return kind || isDelayAlone ? { delay: Number(delayed?.[1] ?? 0), kind } : null;
}

function kindOf(text: string): FaultKind | null {
  if (text === 'drop' || text === 'malformed' || text === 'html') return { name: text };
  const status = /^status=([45]\d\d)$/.exec(text)?.[1];
  return status ? { name: 'status', status: Number(status) } : null;
}

/** Error message for a fault that can't be parsed. */
export const faultGrammar =
  'Expected status=<400 to 599>, delay=<milliseconds>, drop, malformed or html; a delay may stand before another, parted by a semicolon.';

/**
 * Finds the fault for a call. Keys: `POST /login`, `GET /api/v1/pigment/*`, `GET /api/v1/pigment/{productId}`, or `*` for
 * all.
 */
export function faultOf(
  faults: Readonly<Record<string, string>>,
  method: string,
  path: string,
): string | undefined {
  const call = `${method} ${path}`;
  return Object.entries(faults).find(([pattern]) => isMeant(call, pattern))?.[1];
}

function isMeant(call: string, pattern: string): boolean {
  if (pattern.endsWith('*')) return call.startsWith(pattern.slice(0, -1));
  const [wanted, segments] = [pattern.split('/'), call.split('/')];
  return (
    wanted.length === segments.length &&
    wanted.every(
      (segment, at) => segment === segments[at] || (/^\{\w+\}$/.test(segment) && segments[at] !== ''),
    )
  );
}
