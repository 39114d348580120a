import ky, { type KyInstance } from 'ky';
import { isNewerToken } from '../domain/user/token-rotation.ts';
import { PayloadError } from '../errors/payload-error.ts';
import { ServiceError } from '../errors/service-error.ts';
import { reportProblem } from '../events/service-problems.ts';
import { keepText } from './answer-text.ts';
import { fetchUnlessAsked } from './fetch-unless-asked.ts';
import type { HttpContext, ServiceName } from './http-context.ts';
import { isOwnAddress, serviceAddress, serviceHeaders } from './service-address.ts';
import { toServiceError } from './to-service-error.ts';

/** Time limit of a call, in ms. */
const TIMEOUT = 30_000;

/** Statuses of a web server that has no such address. */
const WRONG_ADDRESS = [404, 405, 410];

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
    throw new ServiceError({ kind: 'unreachable' });
  }
  const epochs = new WeakMap<Request, number>();
  const tokens = new WeakMap<Request, string | null>();
  const sentWrites = new WeakSet<Request>();

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
        ({ request, options }) => {
          epochs.set(request, context.epoch());
          tokens.set(request, context.token());
          const isWrite = request.method !== 'GET' && options.context.isRead !== true;
          if (isWrite && navigator.onLine) sentWrites.add(request);
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
      beforeError: [
        ({ request, error }) => {
          const failure = toServiceError(error, sentWrites.has(request));
          const isOwnToken = tokens.get(request) === context.token();
          if (failure.isSessionOver && isOwnToken) context.refuseToken?.();
          return reportSetUp(request, service, failure);
        },
      ],
    },
  });
}

/** Tells what only a wrong set-up explains. Visitors cannot tell it from a service that is down. */
function reportSetUp({ method, url }: Request, service: ServiceName, failure: ServiceError): ServiceError {
  if (failure.kind === 'unreachable') {
    const problem =
      `got no response although the browser is online. Check services.${service} in the payload, CORS of the ` +
      "service, and connect-src of the page's content security policy.";
    reportProblem({ kind: 'unreachable', method, url, problem });
  }
  if (failure.isForeign && WRONG_ADDRESS.includes(failure.status)) {
    const problem =
      `was answered with ${failure.status} by something that is not the service: the answer is no error of the ` +
      `contract. Check services.${service} in the payload.`;
    reportProblem({ kind: 'foreign', method, url, problem });
  }
  return failure;
}
