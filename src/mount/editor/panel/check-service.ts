import type { serviceNames } from '../../../payload/address-names.ts';
import { whyUnreachable } from '../why-unreachable.ts';
import { siteOf } from './site-of.ts';

/** A service of the payload. */
export type CheckedService = keyof typeof serviceNames;

interface Probe {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

/** A call of each service that changes nothing, and that every viewer may make or is refused with a reason. */
const PROBES: Readonly<Record<CheckedService, Probe>> = {
  site: { method: 'GET', path: 'api/v1/payload' },
  user: { method: 'GET', path: 'api/v1/user/me' },
  search: { method: 'POST', path: 'api/v1/manifest/search?type=field', body: { source: ['code'] } },
  document: { method: 'GET', path: 'api/v2/msds/types' },
  backend: { method: 'GET', path: 'api/v1/country' },
};

/** Statuses with which a service refuses a visitor: it answers. */
const REFUSALS: readonly number[] = [401, 403];

/** Services that get the region: one that does not allow this header in its preflights cannot be called. */
const REGIONAL: readonly CheckedService[] = ['search', 'document'];

/** Milliseconds after which a service counts as hanging. */
const PATIENCE = 10_000;

/** Outcome of a check, in a sentence. */
export interface ServiceCheck {
  isRight: boolean;
  /** What came, and what to do about it. */
  outcome: string;
}

/**
 * Asks a service one harmless question, as the widgets ask.
 *
 * @param address the payload's; the page's own origin by default
 * @param viewer bearer token of the signed-in user, and the payload's region
 */
export async function checkService(
  service: CheckedService,
  address: string | undefined,
  { token, region }: { token?: string | undefined; region?: string | undefined },
): Promise<ServiceCheck> {
  const field = `services.${service}`;
  const wrong = (outcome: string): ServiceCheck => ({ isRight: false, outcome });
  const base = address ?? location.origin;
  if (!URL.canParse(base, location.href)) return wrong(`“${base}” is no address: correct ${field}.`);
  const { method, path, body } = PROBES[service];
  const url = new URL(path, new URL(base.replace(/\/?$/, '/'), location.href));
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      credentials: service === 'site' ? 'include' : 'omit',
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(token && service !== 'site' && { authorization: `Bearer ${token}` }),
        ...(region && REGIONAL.includes(service) && { 'x-request-region': region }),
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch (error) {
    if (!navigator.onLine) return wrong('The browser is offline.');
    if ((error as Error).name === 'TimeoutError')
      return wrong(`${url.origin} has not answered within ${PATIENCE / 1000} seconds.`);
    return wrong(await whyUnreachable(url.href, field));
  }
  const call = `${method} ${url.pathname}`;
  const isJson = await response.json().then(
    () => true,
    () => false,
  );
  const isRefused = REFUSALS.includes(response.status);
  if (!isJson)
    return wrong(
      `${call} was answered with ${response.status}, but not with JSON: somebody else answers at this address. Correct ${field}.`,
    );
  if (!response.ok && !isRefused)
    return wrong(`${call} was answered with ${response.status}: see the contract, openapi.yaml.`);
  const cookies = service === 'site' ? cookieWarning(url) : '';
  if (cookies) return wrong(cookies);
  return { isRight: true, outcome: isRefused ? 'Answers; asks visitors to log in.' : 'Answers.' };
}

/** The session's cookie is lost where browsers keep none of other sites. */
function cookieWarning({ hostname }: URL): string {
  return siteOf(hostname) === siteOf(location.hostname)
    ? ''
    : `Answers, but on another site than the page: browsers without third-party cookies keep nobody logged in. Serve it below ${siteOf(location.hostname)}.`;
}
