import type { ServiceName } from '../../../src/http/http-context.ts';
import { needsRegion } from '../../../src/http/service-address.ts';
import type { Ask } from './ask.ts';
import { type ChangingCall, callName, type ReadCall, type Viewer } from './calls/call.ts';

/** What all checks of a run share. */
export interface Setting {
  /** Origin of the pages that call the services. */
  origin: string;
  region: string | undefined;
  /** Bearer token of a user. Without one, only visitors' answers are checked. */
  token: string | undefined;
  /** Base address of each service, with a slash at its end. */
  addresses: Readonly<Record<ServiceName, string>>;
  /** Names of the calls that the services do not have, by `callName`. */
  notOffered: readonly string[];
  ask: Ask;
}

/** A call, as far as its address and headers depend on it. */
interface Addressed {
  service: ServiceName;
  body?: object | undefined;
}

/** Address of a path, with its slash at the start, below the service's address. */
export function addressOf({ addresses }: Setting, service: ServiceName, path: string): URL {
  return new URL(path.slice(1), addresses[service]);
}

/** Whether the services have the call at all. */
export function isOffered({ notOffered }: Setting, { method, path }: ReadCall | ChangingCall): boolean {
  return !notOffered.includes(callName(`${method} ${path}`));
}

/** Whether pages need CORS headers to read the service's answers. */
export function isForeign({ origin, addresses }: Setting, service: ServiceName): boolean {
  return new URL(addresses[service]).origin !== origin;
}

/** The headers with which the widgets, and the browser that runs them, send a call. */
export function headersOf(
  { origin, region, token }: Setting,
  { service, body }: Addressed,
  viewer: Viewer,
): Record<string, string> {
  return {
    accept: 'application/json, */*;q=0.5',
    origin,
    ...(body && { 'content-type': 'application/json' }),
    ...(viewer === 'token' && token && { authorization: `Bearer ${token}` }),
    ...(region && needsRegion(service) && { 'x-request-region': region }),
  };
}
