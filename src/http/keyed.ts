/**
 * Options of a call that makes or sends something. Repeated with its key it does nothing more, and it arrives even if the
 * page is left at once.
 *
 * @param json small, since browsers send at most 64 kB after the page
 */
export function keyed<Body>(key: string, json: Body) {
  return { json, keepalive: true, headers: { 'idempotency-key': key } };
}
