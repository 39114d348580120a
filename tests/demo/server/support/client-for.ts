import { beforeEach, vi } from 'vitest';
import { originsFor, serviceNames } from '../../../../demo/server/base/ports.ts';
import { demoPassword } from '../../../../demo/server/ground/users/seed.ts';
import type { HttpContext } from '../../../../src/http/http-context.ts';
import type { User } from '../../../../src/payload/schema.ts';
import { login } from '../../../../src/services/site.ts';
import { demoForEach } from './demo-for.ts';
import { emailOf, type TestDemo } from './test-demo.ts';

/** The library's side of a demo: what its service calls need. */
interface ClientOfDemo {
  demo: TestDemo;
  http: HttpContext;
  /** Token of the calls to come; `null` makes them a visitor's. */
  token: string | null;
  /** Logs a demo user in, by the library's own call. */
  login(name: string): Promise<User>;
}

/**
 * Makes a demo before each test, and stubs `fetch` and `location`, so that the library's own calls reach it without
 * sockets.
 */
export function clientForEach(region?: string): ClientOfDemo {
  const { demo } = demoForEach();
  const origins = originsFor(4400);
  beforeEach(() => {
    client.token = null;
    vi.stubGlobal('location', new URL(origins.site));
    vi.stubGlobal('fetch', (request: Request) => {
      const name = serviceNames.find((each) => origins[each] === new URL(request.url).origin) ?? 'site';
      return demo.send(name, request);
    });
  });
  const http: HttpContext = {
    services: { ...origins },
    region,
    token: () => client.token,
    epoch: () => 0,
    replaceToken(next) {
      client.token = next;
    },
  };
  const client: ClientOfDemo = {
    ...{ demo, http, token: null },
    async login(name) {
      const answer = await login(http, { email: emailOf(name), password: demoPassword });
      if (answer.kind !== 'signed-in') throw new Error('A link was mailed.');
      client.token = answer.user.token ?? null;
      return answer.user;
    },
  };
  return client;
}
