import { once } from 'node:events';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { takeTurns } from '../http/take-turns.ts';

/** The port is in use by another program. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
  readonly port: number;

  constructor(port: number, options?: ErrorOptions) {
    super(`Port ${port} is taken by another program. Stop it, or choose others: --port <number>.`, options);
    this.port = port;
  }
}

/** One queue for all services, since they share one event loop. */
const turn = takeTurns();

/** Idle time after which a connection is closed, in ms. */
const KEEP_ALIVE = 60_000;

/**
 * Serves an app on the loopback interface only.
 *
 * @returns the stop, which gives open responses a second to finish
 * @throws PortTakenError
 */
export async function listen(
  app: { fetch: (request: Request, env?: unknown) => Response | Promise<Response> },
  port: number,
): Promise<() => Promise<void>> {
  // Not on `localhost`, which would bind only one of its two addresses; browsers and Node try both.
  const fetch = (request: Request, env: unknown) => turn().then(() => app.fetch(request, env));
  const server = createAdaptorServer({ fetch }) as Server;
  // Longer than Node's 5 s, after which a call may use a connection that is just being closed.
  server.keepAliveTimeout = KEEP_ALIVE;
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause;
    throw new PortTakenError(port, { cause });
  }
  return () => close(server);
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const deadline = setTimeout(() => server.closeAllConnections(), 1000);
  await closed;
  clearTimeout(deadline);
}
