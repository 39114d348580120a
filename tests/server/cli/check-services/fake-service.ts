import { createAsk } from '../../../../server/cli/check-services/ask.ts';
import type { Setting } from '../../../../server/cli/check-services/setting.ts';

/** Origin of the pages; the services of these tests stand elsewhere. */
export const PAGES = 'https://www.example.com';

/** Headers of an answer in which nothing is wrong. */
export const RIGHT = {
  'content-type': 'application/json',
  'access-control-allow-origin': PAGES,
  'access-control-allow-credentials': 'true',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, if-match, x-request-region',
  'access-control-expose-headers': 'jwt, Retry-After, Content-Disposition, Content-Encoding',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const;

/** Headers in place of the right ones; without those that are `undefined`. */
export type ChangedHeaders = Readonly<Record<string, string | undefined>>;

/** An answer with the right headers, or others. */
export function answer(value: unknown, status = 200, changed: ChangedHeaders = {}): Response {
  const headers = Object.entries({ ...RIGHT, ...changed }).filter(([, text]) => text !== undefined);
  const body = typeof value === 'string' ? value : JSON.stringify(value);
  return new Response(status === 204 ? null : body, { status, headers: headers as [string, string][] });
}

/** A refusal as the contract has it. */
export const refusal = (status: number, code = 'login_required') => answer({ message: 'No.', code }, status);

/**
 * Asks services that answer like this, as a visitor and with a token.
 *
 * @param patience time limit of a request, in ms: none that a busy machine could exceed. @default 10,000
 */
export function settingWith(
  respond: (request: Request) => Response | Promise<Response>,
  more: Partial<Setting> = {},
  patience?: number,
): Setting {
  const fetch = async (url: URL | RequestInfo, init?: RequestInit) => {
    const { signal } = init ?? {};
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([respond(new Request(url, init)), aborted]);
  };
  const base = 'https://services.example.com/';
  return {
    ...{
      origin: PAGES,
      region: 'europe',
      token: 'the-token',
      notOffered: [],
      ask: createAsk(fetch, patience),
    },
    addresses: { site: base, user: base, search: base, document: base, backend: base },
    ...more,
  };
}

/** Whether the request is one with a token. */
export const isWithToken = (request: Request) => request.headers.has('authorization');
