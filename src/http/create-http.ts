import ky, { type KyInstance } from 'ky';
import { isNewerToken } from '../domain/token-rotation.ts';
import { PayloadError } from '../errors/payload-error.ts';
import { ServiceError } from '../errors/service-error.ts';
import { keepText } from './answer-text.ts';
import { fetchUnlessAsked } from './fetch-unless-asked.ts';
import type { HttpContext, ServiceName } from './http-context.ts';
import { isOwnAddress, serviceAddress, serviceHeaders } from './service-address.ts';
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
  const base = serviceAddress(context, service);
  if (base === undefined) {
    const found = `"${context.services[service]}"`;
    console.warn(new PayloadError(`services.${service}`, 'an address', found).message);
    throw new ServiceError({ kind: 'offline' });
  }
  const epochs = new WeakMap<Request, number>();

  return ky.create({
    baseUrl: base,
    fetch: (request, init) => fetchUnlessAsked(context, request as Request, init),
    timeout: TIMEOUT,
    retry: 0,
    parseJson: keepText,
    // The session cookie belongs to the product site.
    credentials: service === 'site' ? 'include' : 'omit',
    hooks: {
      beforeRequest: [
        ({ request }) => {
          epochs.set(request, context.epoch());
          for (const [name, value] of Object.entries(serviceHeaders(context, service, request.url)))
            request.headers.set(name, value);
        },
      ],
      afterResponse: [
        ({ request, response }) => {
          const next = response.headers.get('jwt');
          const present = context.token();
          const isSameSession = epochs.get(request) === context.epoch();
          // A redirect may have led to another host.
          const isOwn = isOwnAddress(context, response.url || request.url);
          if (next && present && isOwn && isSameSession && isNewerToken(next, present))
            context.replaceToken(next);
        },
      ],
      beforeError: [({ error }) => toServiceError(error)],
    },
  });
}
