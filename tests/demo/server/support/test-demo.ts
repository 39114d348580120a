import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';
import { originsFor, type ServiceName } from '../../../../demo/server/base/ports.ts';
import { seedCatalogue } from '../../../../demo/server/catalogue/seed-catalogue.ts';
import { createGround, type GroundOptions } from '../../../../demo/server/ground/create-ground.ts';
import type { Ground } from '../../../../demo/server/ground/ground.ts';
import type { Mail } from '../../../../demo/server/ground/mail/mail.ts';
import { demoUsers } from '../../../../demo/server/ground/users/demo-users.ts';
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
  /** A browser in which a demo user has logged in. */
  as(name: string): Promise<TestBrowser>;
  send(service: ServiceName, request: Request): Promise<Response>;
  /** Mails that were sent, newest first. */
  mails(): Mail[];
  /** The first address in the newest mail, as a path of the site. */
  mailedLink(): string;
  /** Rows of the database. */
  sql(statement: string, ...values: SQLInputValue[]): Record<string, SQLOutputValue>[];
}

/** A browser as the services see it: it keeps the session cookie, and sends `token` if that is set. */
export interface TestBrowser {
  /** Requests of the site carry the cookie, those of the services the token; a body goes as JSON. */
  call(method: string, service: ServiceName, path: string, options?: CallOptions): Promise<Response>;
  /** Makes a call such as `PUT user /api/v1/user/me`, and reads its answer. */
  ask(call: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** The HTML of a page. */
  page(path: string): Promise<string>;
  /** Goes to a page and reads the payload in it. */
  payload(path?: string): Promise<RawPayload>;
  /** Follows a link that changes something and presses the button of its page; returns the answer to that. */
  follow(link: string): Promise<Response>;
  /** Opens such a page; returns a function that presses its button. */
  open(link: string): Promise<() => Promise<Response>>;
  /** Logs in with the demo password; a demo user also by first name. */
  login(email: string, password?: string): Promise<Response>;
  /** Issues a token for a download, of any file or of the one at that path. */
  downloadToken(path?: string): Promise<string>;
  /** Makes it a browser that has not been here yet. */
  forget(): void;
  /** The bearer token of further service calls. */
  token: string | undefined;
  cookie: string | undefined;
}

/** An answer that was read: `body` is its JSON, or its text where it is none. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Awaited<ReturnType<Response['json']>>;
}

interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
}

/** Catalogues by their number of products; made once for each test file, since that takes longest. */
const catalogues = new Map<number, Uint8Array>();

/** A database in memory with a catalogue, as a test finds it. */
export function databaseWithCatalogue(scale = 40): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  const made = catalogues.get(scale);
  if (made) {
    database.deserialize(made);
  } else {
    seedCatalogue(database, { scale });
    catalogues.set(scale, database.serialize());
  }
  return database;
}

/** What a demo is made of. */
export type DemoOptions = Partial<
  Pick<GroundOptions, 'database' | 'hasRateLimits' | 'foreignOrigins' | 'mailTransport'>
> & {
  /** Number of products, unless a database is given. @default 40 */
  scale?: number;
  /** Holds what its browsers are answered against the contract. @default true */
  isAsDescribed?: boolean;
};

/** Makes a demo. */
export async function testDemo({
  isAsDescribed = true,
  scale,
  ...options
}: DemoOptions = {}): Promise<TestDemo> {
  let time = Date.parse('2026-11-02T09:00:00.000Z');
  const ground = await createGround({
    database: options.database ?? databaseWithCatalogue(scale),
    origins,
    now: () => new Date(time),
    passwordCost: { N: 2, r: 1, p: 1 },
    ...options,
  });
  const services = createServices(ground);
  const demo: TestDemo = {
    services,
    ground,
    wait(seconds) {
      time += seconds * 1000;
    },
    async send(service, request) {
      const response = await services[service].fetch(request);
      await ground.later.settled();
      if (!isAsDescribed) return response;
      // Vitest alone reads the contract; a process of its own does without.
      const { describedAnswer } = await import('./described-answer.ts');
      return describedAnswer(request.method, new URL(request.url).pathname, response);
    },
    browser: () => browserOf(demo.send),
    async as(name) {
      const browser = demo.browser();
      await browser.login(name);
      return browser;
    },
    mails: () => ground.outbox.all(),
    mailedLink() {
      const [link] = /https?:\/\/\S+/.exec(demo.mails()[0]?.text ?? '') ?? [];
      if (!link) throw new Error('The newest mail holds no link.');
      return link.replace(origins.site, '');
    },
    sql: (statement, ...values) => ground.database.prepare(statement).all(...values),
  };
  return demo;
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
    async ask(call, body, headers = {}) {
      const [method = '', service, path = ''] = call.split(' ');
      const answer = await browser.call(method, service as ServiceName, path, { body, headers });
      const isJson = answer.headers.get('content-type')?.startsWith('application/json');
      const { status } = answer;
      return { status, headers: answer.headers, body: await (isJson ? answer.json() : answer.text()) };
    },
    page: async (path) => (await browser.call('GET', 'site', path)).text(),
    async payload(path = '/') {
      const page = await browser.page(path);
      const json = /id="ce-payload">(.*?)<\/script>/s.exec(page)?.[1];
      const payload: RawPayload = JSON.parse(json ?? '{}');
      browser.token = payload.user?.token;
      return payload;
    },
    follow: async (link) => (await browser.open(link))(),
    async open(link) {
      const { formSecurityToken = '' } = await browser.payload(link);
      const [, shown = ''] = /name="shown" value="(.*?)"/.exec(await browser.page(link)) ?? [];
      const body = new URLSearchParams({ formSecurityToken, shown });
      return () => browser.call('POST', 'site', link, { body });
    },
    async login(name, password = demoPassword) {
      const body = { email: emailOf(name), password };
      const response = await browser.call('POST', 'site', '/login', { body });
      if (response.ok) browser.token = (await response.clone().json()).token;
      return response;
    },
    downloadToken: async (path) =>
      (await browser.ask('POST user /api/v1/user/me/download-token', path && { path })).body.token,
    forget() {
      Object.assign(browser, { token: undefined, cookie: undefined });
      once = undefined;
    },
  };
  return browser;
}

/** The email of a demo user by first name, or the email that is given. */
export function emailOf(name: string): string {
  if (name.includes('@')) return name;
  const found = demoUsers.find(({ firstName }) => firstName === name);
  if (!found) throw new Error(`The demo has no user ${name}.`);
  return found.email;
}

function isWritten(body: unknown): body is string | URLSearchParams {
  return typeof body === 'string' || body instanceof URLSearchParams;
}
