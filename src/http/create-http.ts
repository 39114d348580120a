import ky, { type KyInstance } from 'ky';
import { isNewerToken } from '../domain/token-rotation.ts';
import { PayloadError } from '../errors/payload-error.ts';
import { ServiceError } from '../errors/service-error.ts';
import { keepText } from './answer-text.ts';
import { type HttpContext, SERVICES, type ServiceName } from './http-context.ts';
import { toServiceError } from './to-service-error.ts';

/** Time limit of a call, in ms. */
const TIMEOUT = 30_000;

/**
 * Creates the HTTP client of a service: sends the bearer token to our own hosts only, follows token rotation, limits
 * the time, and turns every failure into a `ServiceError`. Never retries: that is the user's decision.
 *
 * @throws {ServiceError} if the payload's address of the service is not valid
 */
export function createHttp(context: HttpContext, service: ServiceName): KyInstance {
  const base = context.services[service] ?? location.origin;
  if (!URL.canParse(base, location.href)) {
    console.warn(new PayloadError(`services.${service}`, 'an address', `"${base}"`).message);
    throw new ServiceError({ kind: 'offline' });
  }
  const own = new Set([location.origin, ...SERVICES.map((name) => originOf(context.services[name]))]);
  const epochs = new WeakMap<Request, number>();

  return ky.create({
    baseUrl: base.replace(/\/?$/, '/'),
    timeout: TIMEOUT,
    retry: 0,
    parseJson: keepText,
    // The session cookie belongs to the product site.
    credentials: service === 'site' ? 'include' : 'omit',
    hooks: {
      beforeRequest: [
        ({ request }) => {
          epochs.set(request, context.epoch());
          const token = context.token();
          if (token && own.has(originOf(request.url)))
            request.headers.set('authorization', `Bearer ${token}`);
          if (context.region && (service === 'search' || service === 'document')) {
            request.headers.set('x-request-region', context.region);
          }
        },
      ],
      afterResponse: [
        ({ request, response }) => {
          const next = response.headers.get('jwt');
          const present = context.token();
          const isSameSession = epochs.get(request) === context.epoch();
          // A redirect may have led to another host.
          const isOwn = own.has(originOf(response.url || request.url));
          if (next && present && isOwn && isSameSession && isNewerToken(next, present))
            context.replaceToken(next);
        },
      ],
      beforeError: [({ error }) => toServiceError(error)],
    },
  });
}

function originOf(address = ''): string {
  return URL.canParse(address, location.href) ? new URL(address, location.href).origin : '';
}
