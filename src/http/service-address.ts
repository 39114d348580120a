import { type HttpContext, SERVICES, type ServiceName } from './http-context.ts';

/** Returns the base address of a service; `undefined` if the payload's is not valid. */
export function serviceAddress(
  { services }: Pick<HttpContext, 'services'>,
  service: ServiceName,
): string | undefined {
  const base = services[service] ?? location.origin;
  return URL.canParse(base, location.href) ? base.replace(/\/?$/, '/') : undefined;
}

/** Whether an address is on one of our own hosts: the page's, or that of a service. */
export function isOwnAddress({ services }: Pick<HttpContext, 'services'>, address: string): boolean {
  const own = [location.origin, ...SERVICES.map((name) => originOf(services[name]))];
  return own.includes(originOf(address));
}

/** Returns the headers that each call of a service gets: the token on own hosts, and the region. */
export function serviceHeaders(
  context: Pick<HttpContext, 'services' | 'region' | 'token'>,
  service: ServiceName,
  url: string,
): Record<string, string> {
  const token = context.token();
  return {
    ...(token && isOwnAddress(context, url) && { authorization: `Bearer ${token}` }),
    ...(context.region && needsRegion(service) && { 'x-request-region': context.region }),
  };
}

/** Whether calls of a service carry the region (decision B36). */
export function needsRegion(service: ServiceName): boolean {
  return service === 'search' || service === 'document';
}

function originOf(address = ''): string {
  return URL.canParse(address, location.href) ? new URL(address, location.href).origin : '';
}
