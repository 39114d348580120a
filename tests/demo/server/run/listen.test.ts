import { afterEach, expect, it } from 'vitest';
import { listen } from '../../../../demo/server/run/listen.ts';
import { findPort } from '../support/listen-anywhere.ts';

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

it('keeps a connection for the next call for a minute, and closes it with the server', async () => {
  const port = await findPort();
  stop = await listen({ fetch: () => new Response('here') }, port);
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect([await answer.text(), answer.headers.get('keep-alive')]).toEqual(['here', 'timeout=60']);
  await stop();
  stop = undefined;
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});
