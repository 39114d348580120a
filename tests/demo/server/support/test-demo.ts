import { DatabaseSync } from 'node:sqlite';
import { originsFor, type ServiceName } from '../../../../demo/server/base/ports.ts';
import { seedCatalogue } from '../../../../demo/server/catalogue/seed-catalogue.ts';
import { createGround, type GroundOptions } from '../../../../demo/server/ground/create-ground.ts';
import type { Ground } from '../../../../demo/server/ground/ground.ts';
import { demoPassword } from '../../../../demo/server/ground/users/seed.ts';
import { createServices, type Services } from '../../../../demo/server/run/services.ts';
import type { RawPayload } from '../../../../src/payload/schema.ts';

const origins = originsFor(4400);

/** The demo's services without sockets, on a database in memory, with a clock that stands still. */
export interface TestDemo {
  services: Services;
  ground: Ground;
  /** Moves the clock on. */
  wait(seconds: number): void;
  /** A browser that has not been here yet. */
  browser(): TestBrowser;
}

/** A browser as the services see it: it keeps the session cookie, and sends `token` if that is set. */
export interface TestBrowser {
  /** Requests of the site carry the cookie, those of the services the token; a body goes as JSON. */
  call(method: string, service: ServiceName, path: string, options?: CallOptions): Promise<Response>;
  /** Goes to a page and reads the payload in it. */
  payload(path?: string): Promise<RawPayload>;
  /** Follows a link that changes something and presses the button of its page; returns the answer to that. */
  follow(link: string): Promise<Response>;
  /** Logs in with the demo password. */
  login(email: string, password?: string): Promise<Response>;
  /** The bearer token of further service calls. */
  token: string | undefined;
  cookie: string | undefined;
}

interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
}

/** A catalogue of 40 products; made once for each test file, since that takes longest. */
let catalogue: Uint8Array | undefined;

/** A database in memory with that catalogue, as a test finds it. */
export function databaseWithCatalogue(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  if (!catalogue) {
    seedCatalogue(database, { scale: 40 });
    catalogue = database.serialize();
  } else {
    database.deserialize(catalogue);
  }
  return database;
}

type DemoOptions = Partial<
  Pick<GroundOptions, 'database' | 'hasRateLimits' | 'foreignOrigins' | 'mailTransport'>
> & {
  /** Holds what its browsers are answered against the contract. @default true */
  isAsDescribed?: boolean;
};

/** Makes a demo of 40 products, unless a database is given. */
export async function testDemo({ isAsDescribed = true, ...options }: DemoOptions = {}): Promise<TestDemo> {
  let time = Date.parse('2026-11-02T09:00:00.000Z');
  const ground = await createGround({
    database: options.database ?? databaseWithCatalogue(),
    origins,
    now: () => new Date(time),
    passwordCost: { N: 2, r: 1, p: 1 },
    ...options,
  });
  const services = createServices(ground);
  return {
    services,
    ground,
    wait(seconds) {
      time += seconds * 1000;
    },
    browser: () =>
      browserOf(async (service, request) => {
        const response = await services[service].fetch(request);
        await ground.later.settled();
        const { pathname } = new URL(request.url);
        if (!isAsDescribed) return response;
        // Vitest alone reads the contract; a process of its own does without.
        const { describedAnswer } = await import('./described-answer.ts');
        return describedAnswer(request.method, pathname, response);
      }),
  };
}

/** A browser whose requests are sent like this. */
export function browserOf(send: (service: ServiceName, request: Request) => Promise<Response>): TestBrowser {
  /** What the next page shows once. */
  let once: string | undefined;
  const browser: TestBrowser = {
    token: undefined,
    cookie: undefined,
    async call(method, service, path, { body, headers = {} } = {}) {
      const credentials: Record<string, string> = {};
      const cookies = [browser.cookie, once].filter(Boolean).join('; ');
      if (service === 'site' && cookies) credentials.cookie = cookies;
      if (service !== 'site' && browser.token) credentials.authorization = `Bearer ${browser.token}`;
      const request = new Request(`${origins[service]}${path}`, {
        method,
        headers: { ...credentials, ...(method === 'GET' ? {} : { origin: origins.site }), ...headers },
        ...(body === undefined ? {} : { body: isWritten(body) ? body : JSON.stringify(body) }),
      });
      const response = await send(service, request);
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        if (pair.startsWith('SECSESSID=')) browser.cookie = pair;
        if (pair.startsWith('ce-once=')) once = /Max-Age=0/.test(cookie) ? undefined : pair;
      }
      return response;
    },
    async payload(path = '/') {
      const page = await (await browser.call('GET', 'site', path)).text();
      const json = /id="ce-payload">(.*?)<\/script>/s.exec(page)?.[1];
      const payload: RawPayload = JSON.parse(json ?? '{}');
      browser.token = payload.user?.token;
      return payload;
    },
    async follow(link) {
      const { formSecurityToken = '' } = await browser.payload(link);
      return browser.call('POST', 'site', link, { body: new URLSearchParams({ formSecurityToken }) });
    },
    async login(email, password = demoPassword) {
      const response = await browser.call('POST', 'site', '/login', { body: { email, password } });
      if (response.ok) browser.token = (await response.clone().json()).token;
      return response;
    },
  };
  return browser;
}

function isWritten(body: unknown): body is string | URLSearchParams {
  return typeof body === 'string' || body instanceof URLSearchParams;
}

/** The first address in the newest mail, as a path of the site. */
export function linkInNewestMail({ outbox }: Ground): string {
  const [link] = /https?:\/\/\S+/.exec(outbox.all()[0]?.text ?? '') ?? [];
  if (!link) throw new Error('The newest mail holds no link.');
  return link.replace(origins.site, '');
}
