/** A call that was made before the code that needs its answer had arrived. */
export interface AskedAhead {
  response: Promise<Response>;
  /** What was sent beside method and address (`sentWith`). */
  sent: string;
  abort: () => void;
}

const KEY = Symbol.for('ce-widgets-ahead');

/** The page's one place for all files: what asks ahead shares no module with the HTTP client. */
const place = globalThis as typeof globalThis & { [KEY]?: Map<string, AskedAhead> };

/** The calls made ahead that nobody has taken yet, by method and address. */
export function callsAhead(): Map<string, AskedAhead> {
  place[KEY] ??= new Map();
  return place[KEY];
}

/** The key of a call in {@link callsAhead}. */
export function callKey(method: string, url: string): string {
  return `${method} ${url}`;
}

/**
 * What must be alike for an answer to be that of another call: region, body, and whether it was made as somebody. The
 * token itself may have been rotated since.
 */
export function sentWith(headers: Headers, body: string): string {
  const { authorization, 'x-request-region': region } = Object.fromEntries(headers);
  return JSON.stringify([authorization !== undefined, region, body]);
}
