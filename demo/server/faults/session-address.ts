// A browser sends the site's cookie to no other service, and visitors have no token. So that a fault set for
// one browser also reaches its visitor's calls, its pages get service addresses that name the session; the
// services take that part off again.
const part = /^\/demo-session\/([\w-]+)(?=\/|$)/;

/** Base address of a service for a browser with faults. */
export function addressFor(service: string, sessionId: string): string {
  return `${service}/demo-session/${sessionId}`;
}

/** The path that routes are matched with: without the session's part. */
export function pathOf(request: Request): string {
  return new URL(request.url).pathname.replace(part, '') || '/';
}

/** The session that the address names. */
export function sessionIn(request: Request): string | undefined {
  return part.exec(new URL(request.url).pathname)?.[1];
}
