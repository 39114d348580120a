/** A call made before the code that needs its response was loaded. */
export interface AskedAhead {
  response: Promise<Response>;
  /** Everything sent except method and address (`sentWith`). */
  sent: string;
  abort: () => void;
}

const KEY = Symbol.for('ce-widgets-ahead');

/** Shared by all files of the page: the code that asks ahead shares no module with the HTTP client. */
const shared = globalThis as typeof globalThis & { [KEY]?: Map<string, AskedAhead> };

/** Calls made ahead whose responses are still unused, by method and address. */
export function callsAhead(): Map<string, AskedAhead> {
  shared[KEY] ??= new Map();
  return shared[KEY];
}

/** The key of a call in {@link callsAhead}. */
export function callKey(method: string, url: string): string {
  return `${method} ${url}`;
}

/**
 * What must be equal for a response to fit another call: region, body, and whether it was authenticated. The token
 * itself may have been rotated since.
 */
export function sentWith(headers: Headers, body: string): string {
  const { authorization, 'x-request-region': region } = Object.fromEntries(headers);
  return JSON.stringify([authorization !== undefined, region, body]);
}
