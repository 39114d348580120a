import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loaderScript } from '../../../../demo/server/site/loader-script.ts';
import { isBuilt, staticFiles } from '../../../../demo/server/site/static-files.ts';

let folder: string;
beforeAll(() => {
  const root = mkdtempSync(join(tmpdir(), 'ce-static-'));
  folder = join(root, 'cdn');
  mkdirSync(folder);
  writeFileSync(join(root, 'secret.js'), 'secret');
  writeFileSync(join(folder, 'ce-widgets.js'), 'loader');
  writeFileSync(join(folder, 'ce-widgets.js.br'), 'brotli');
  writeFileSync(join(folder, 'core-Ab_d-F9x.js'), 'core');
  writeFileSync(join(folder, 'core-Ab_d-F9x.js.map'), '{}');
});
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));
const get = (path: string, headers: Record<string, string> = {}) =>
  staticFiles(folder).request(`http://localhost:4400${path}`, { headers });

describe('/ce/**', () => {
  test('a fixed name is asked for anew each time', async () => {
    const response = await get('/ce/ce-widgets.js');
    expect(await response.text()).toBe('loader');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const tag = response.headers.get('etag') ?? '';
    expect((await get('/ce/ce-widgets.js', { 'if-none-match': tag })).status).toBe(304);
  });

  test.each(['core-Ab_d-F9x.js', 'core-Ab_d-F9x.js.map'])(
    '%s, with a hash, is kept for ever',
    async (name) => {
      const { headers } = await get(`/ce/${name}`);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    },
  );

  test('Brotli goes to who takes it', async () => {
    const response = await get('/ce/ce-widgets.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(await response.text()).toBe('brotli');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(
      (await get('/ce/ce-widgets.js', { 'accept-encoding': 'gzip' })).headers.has('content-encoding'),
    ).toBe(false);
  });

  test('pages of any origin may load it', async () => {
    expect((await get('/ce/ce-widgets.js')).headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each([
    '/ce/nothing.js',
    '/ce/',
    '/ce/..%2fsecret.js',
    '/ce/%2e%2e/secret.js',
    '/ce//etc/passwd',
    '/ce/.hidden',
  ])('answers 404 to %s, which leads out of the folder', async (path) =>
    expect((await get(path)).status).toBe(404),
  );
});

describe('the script tag', () => {
  test('has the integrity of the build', () => {
    writeFileSync(
      join(folder, 'manifest.json'),
      JSON.stringify([
        { file: 'cookie-modal-1a2b3c.js', name: 'cookie-modal', integrity: 'sha384-def' },
        { file: 'ce-widgets.js', name: 'ce-widgets', integrity: 'sha384-abc' },
      ]),
    );
    expect(loaderScript(folder)).toEqual({
      src: '/ce/ce-widgets.js',
      integrity: 'sha384-abc',
      cookieDialog: { src: '/ce/cookie-modal-1a2b3c.js', integrity: 'sha384-def' },
    });
  });

  test('has no integrity without a build', () => {
    expect(loaderScript(join(folder, 'nothing'))).toEqual({ src: '/ce/ce-widgets.js' });
    expect([isBuilt(folder), isBuilt(join(folder, 'nothing'))]).toEqual([true, false]);
  });
});
