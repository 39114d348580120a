import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen, PortTakenError } from '../../../../demo/server/run/listen.ts';

/** A port that was free a moment ago. */
export async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Serves an app on some free port. */
export async function listenAnywhere(
  app: Parameters<typeof listen>[0],
): Promise<{ port: number; stop: () => Promise<void> }> {
  for (;;) {
    const port = await findPort();
    try {
      return { port, stop: await listen(app, port) };
    } catch (error) {
      // Another program, or a connection of one, was faster.
      if (!(error instanceof PortTakenError)) throw error;
    }
  }
}
