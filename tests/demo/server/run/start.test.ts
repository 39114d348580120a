import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PortTakenError } from '../../../../demo/server/run/listen.ts';
import { readDemoOptions } from '../../../../demo/server/run/read-options.ts';
import { type Demo, startDemo } from '../../../../demo/server/run/start.ts';

/** Starts a demo where five ports in a row are free, below those that the system gives to whom calls. */
async function startSomewhere(data: string): Promise<{ demo: Demo; port: number }> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    try {
      return { demo: await startDemo({ port, data, scale: 30 }), port };
    } catch (error) {
      if (!(error instanceof PortTakenError)) throw error;
    }
  }
  throw new Error('No five free ports in a row were found.');
}

test('the demo starts, answers on five origins, drops connections on demand, and stops', {
  timeout: 60_000,
}, async () => {
  const data = mkdtempSync(join(tmpdir(), 'ce-demo-'));
  const { demo, port } = await startSomewhere(data);
  try {
    const { site, user, search, document, backend } = demo.origins;
    expect(await (await fetch(`${site}/`)).text()).toContain('id="ce-payload"');
    expect((await fetch(`${user}/api/v1/user/me`)).status).toBe(401);
    expect((await fetch(`${search}/api/v1/document/search`, { method: 'POST' })).status).toBe(200);
    expect((await fetch(`${document}/api/v2/msds/types`)).status).toBe(200);
    const country = `${backend}/api/v1/country`;
    expect(await (await fetch(country)).json()).toMatchObject({ FR: 'France' });
    const dropped = fetch(country, { headers: { 'x-demo-fault': 'drop' } });
    await expect(dropped).rejects.toThrow('fetch failed');
    const taken = startDemo({ port: port + 4, data: ':memory:', scale: 30 });
    await expect(taken).rejects.toThrow(`Port ${port + 4} is taken by another program.`);
  } finally {
    await demo.stop();
  }
  await expect(fetch(`${demo.origins.site}/`)).rejects.toThrow('fetch failed');

  // A second start finds the data: a token of the first is still signed with the same key.
  const again = await startDemo({ port, data, scale: 30 });
  expect((await fetch(`${again.origins.site}/products`)).status).toBe(200);
  await again.stop();
  rmSync(data, { recursive: true });
});

test('a failed start leaves no port open', { timeout: 60_000 }, async () => {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
  const address = blocker.address();
  const taken = typeof address === 'object' && address ? address.port : 0;
  await expect(startDemo({ port: taken - 2, data: ':memory:', scale: 30 })).rejects.toThrow(PortTakenError);
  await expect(fetch(`http://localhost:${taken - 2}/`)).rejects.toThrow('fetch failed');
  await new Promise((resolve) => blocker.close(resolve));
});

test('the command line is read, or a sentence says what is wrong with it', () => {
  const none = { fresh: false, hasRateLimits: true, foreignOrigins: [], trustedProxies: [] };
  const given = { port: 4500, scale: 3000, data: ':memory:', fresh: true, hasRateLimits: false };
  const read = (line: string) => readDemoOptions(line.split(' ').filter(Boolean));
  expect(read('')).toEqual(none);
  const line = '--port 4500 --scale 3000 --data :memory: --fresh --no-limits';
  expect(read(line)).toEqual({ ...none, ...given });
  expect(read('--port 70000')).toBe('--port must be a whole number from 1 to 65531; it was "70000".');
  expect(read('--scale many')).toBe('--scale must be a whole number from 30 to 30000; it was "many".');
  expect(read('--prot 1')).toContain("'--prot'");
});
