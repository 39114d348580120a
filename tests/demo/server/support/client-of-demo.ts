import { vi } from 'vitest';
import { serviceNames } from '../../../../demo/server/base/ports.ts';
import type { HttpContext } from '../../../../src/http/http-context.ts';
import { type TestDemo, testDemo } from './test-demo.ts';

/** The library's side of a demo: what its service calls need. */
export interface ClientOfDemo {
  demo: TestDemo;
  http: HttpContext;
  /** Token of the calls to come; `null` makes them a visitor's. */
  token: string | null;
}

/** Starts a demo and stubs `fetch` and `location`, so that the library's own calls reach it without sockets. */
export async function clientOfDemo(region?: string): Promise<ClientOfDemo> {
  const demo = await testDemo();
  const { origins } = demo.ground;
  vi.stubGlobal('location', new URL(origins.site));
  vi.stubGlobal('fetch', async (request: Request) => {
    const name = serviceNames.find((each) => origins[each] === new URL(request.url).origin) ?? 'site';
    const answer = await demo.services[name].fetch(request);
    await demo.ground.later.settled();
    return answer;
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
  const client: ClientOfDemo = { demo, http, token: null };
  return client;
}
