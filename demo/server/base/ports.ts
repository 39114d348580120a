import type { Origins } from './context.ts';

/** Default port of the site; the services take the next ones. */
export const defaultPort = 4400;

/** Offset of each service's port from the site's. */
export const portOffsets = { site: 0, user: 1, search: 2, document: 3, backend: 4 } as const;

/** Name of one of the five services. */
export type ServiceName = keyof typeof portOffsets;

/** Names of all services, the site first. */
export const serviceNames = Object.keys(portOffsets) as ServiceName[];

/**
 * Addresses of the five services. They differ by port, so that the browser treats them as separate origins
 * and CORS, exposed headers and "own hosts" are real.
 *
 * @param port the site's port
 */
export function originsFor(port: number): Origins {
  const origin = (name: ServiceName) => `http://localhost:${port + portOffsets[name]}`;
  return {
    site: origin('site'),
    user: origin('user'),
    search: origin('search'),
    document: origin('document'),
    backend: origin('backend'),
  };
}
