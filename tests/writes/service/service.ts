import type { DatabaseSync } from 'node:sqlite';
import type { ServiceName } from '../../../demo/server/base/ports.ts';
import type { Mail } from '../../../demo/server/ground/mail/mail.ts';
import { createUserStore } from '../../../demo/server/ground/users/user-store.ts';
import { browserOf, type TestBrowser, testDemo } from '../../demo/server/support/test-demo.ts';

/** The five services, wherever they run. */
export interface Service {
  send(service: ServiceName, request: Request): Promise<Response>;
  /** A look into the data. */
  database: DatabaseSync;
  stop(): void;
}

/** What a test reads of the services, behind the back of the page that is tested. */
export interface Look {
  /** A browser in which somebody has just logged in. */
  as(email: string): Promise<TestBrowser>;
  /** A browser in which nobody has logged in. */
  visitor(): TestBrowser;
  /** What the user who writes gets from a service: the JSON of a GET call. */
  read<Answer>(service: ServiceName, path: string): Promise<Answer>;
  mails(): Promise<Mail[]>;
  /** Number of somebody's sessions. */
  sessions(email: string): number;
  userOf(email: string): NonNullable<ReturnType<ReturnType<typeof createUserStore>['byEmail']>>;
  database: DatabaseSync;
}

/** Runs the services in this process, on a database in memory. */
export async function serviceHere(): Promise<Service> {
  const { services, ground } = await testDemo({ hasRateLimits: false });
  return {
    database: ground.database,
    async send(service, request) {
      const response = await services[service].fetch(request);
      await ground.later.settled();
      return response;
    },
    stop() {},
  };
}

/** @param user email of the user who writes */
export function lookInto({ send, database }: Service, user: string | null): Look {
  const as = async (email: string) => {
    const browser = browserOf(send);
    const { status } = await browser.login(email);
    if (status !== 200) throw new Error(`${email} cannot log in: ${status}.`);
    return browser;
  };
  const userOf = (email: string) => {
    const found = createUserStore(database).byEmail(email);
    if (!found) throw new Error(`There is no user ${email}.`);
    return found;
  };
  return {
    as,
    visitor: () => browserOf(send),
    database,
    async read(service, path) {
      const browser = await as(user ?? '');
      return (await browser.call('GET', service, path)).json();
    },
    mails: async () => (await browserOf(send).call('GET', 'site', '/demo/outbox.json')).json(),
    sessions: (email) =>
      database.prepare('SELECT 1 FROM sessions WHERE user_id = ?').all(userOf(email).id).length,
    userOf,
  };
}
