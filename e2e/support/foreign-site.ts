import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startDemo } from './start-demo.ts';

/** A site other than the demo's, with a demo that allows its origin. */
export interface ForeignSite {
  /** Origin of the site: another port. With another host, Chromium's private windows would drop the session cookie. */
  origin: string;
  /** Origin of the demo's product site. */
  demo: string;
  stop: () => Promise<void>;
}

/**
 * Serves one page, like a CMS that knows only the demo's addresses.
 *
 * @param port the demo's; it also uses the next four
 * @param write creates the page, given the demo's origin
 */
export async function startForeignSite(port: number, write: (demo: string) => string): Promise<ForeignSite> {
  const demo = `http://localhost:${port}`;
  const html = write(demo);
  const server = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const started = await startDemo(['--port', String(port), '--origin', origin]);
  return {
    origin,
    demo,
    async stop() {
      await started.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
