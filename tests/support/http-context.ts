import type { HttpContext } from '../../src/http/http-context.ts';

/** A page for service calls, whose session a test changes as it likes. */
export interface FakeContext extends HttpContext {
  session: { token: string | null; epoch: number };
}

/** Services on hosts of their own, and a session. */
export function fakeContext(token: string | null = null): FakeContext {
  const session = { token, epoch: 0 };
  return {
    session,
    region: 'europe',
    services: {
      site: 'http://localhost:3000',
      user: 'https://user.example',
      search: 'https://search.example/base',
      document: 'https://document.example/',
      backend: 'https://backend.example',
      analytics: 'https://analytics.example',
      mobileViewer: 'https://viewer.example/{id}',
    },
    token: () => session.token,
    epoch: () => session.epoch,
    replaceToken: (next) => {
      session.token = next;
    },
  };
}
