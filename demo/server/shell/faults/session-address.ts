// Browsers don't send the site's cookie to the services, and visitors have no token. To apply a browser's faults to
// a visitor's calls, too, its pages get service addresses that contain the session; the services strip that part.
const prefix = /^\/demo-session\/([\w-]+)(?=\/|$)/;

/** Returns the base address of a service for a browser with faults. */
export function addressFor(service: string, sessionId: string): string {
  return `${service}/demo-session/${sessionId}`;
}

/** Returns the path for routing, without the session. */
export function pathOf(request: Request): string {
  return new URL(request.url).pathname.replace(prefix, '') || '/';
}

/** Returns the session in the address. */
export function sessionIn(request: Request): string | undefined {
  return prefix.exec(new URL(request.url).pathname)?.[1];
}
