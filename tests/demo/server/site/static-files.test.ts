import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBuilt, staticFiles } from '../../../../demo/server/site/static-files.ts';

const root = mkdtempSync(join(tmpdir(), 'ce-static-'));
const folder = join(root, 'cdn');
const files = {
  ...{ '../secret.js': 'secret', 'ce-widgets.js': 'loader', 'ce-widgets.js.br': 'brotli' },
  ...{ 'core-Ab_d-F9x.js': 'core', 'core-Ab_d-F9x.js.map': '{}' },
};
beforeAll(() => {
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(root, { recursive: true }));
const get = (path: string, headers: Record<string, string> = {}) =>
  staticFiles(folder).request(`http://localhost:4400/ce/${path}`, { headers });

describe('/ce/**', () => {
  test('a fixed name is asked for anew each time; pages of any origin may load it', async () => {
    const response = await get('ce-widgets.js');
    expect(await response.text()).toBe('loader');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
    });
    const tag = response.headers.get('etag') ?? '';
    expect((await get('ce-widgets.js', { 'if-none-match': tag })).status).toBe(304);
  });

  test.each(['core-Ab_d-F9x.js', 'core-Ab_d-F9x.js.map'])(
    '%s, with a hash, is kept for ever',
    async (name) => {
      expect((await get(name)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    },
  );

  test('Brotli goes to who takes it', async () => {
    const response = await get('ce-widgets.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(await response.text()).toBe('brotli');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    const other = await get('ce-widgets.js', { 'accept-encoding': 'gzip' });
    expect(other.headers.has('content-encoding')).toBe(false);
  });

  test.each(['nothing.js', '', '..%2fsecret.js', '%2e%2e/secret.js', '/etc/passwd', '.hidden'])(
    'answers 404 to %s, which leads out of the folder',
    async (path) => expect((await get(path)).status).toBe(404),
  );
});

test('the demo says that it lacks a build', () => {
  expect([isBuilt(folder), isBuilt(join(folder, 'nothing'))]).toEqual([true, false]);
});
