import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Context } from 'hono';

const ASSETS = new URL('../../site/assets/', import.meta.url);

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Serves one file of `demo/site/assets`; anything else is 404. */
export async function serveAsset(c: Context): Promise<Response> {
  const file = new URL(c.req.path.replace(/^\/assets\//, './'), ASSETS);
  const type = TYPES[extname(file.pathname)];
  if (!type || !file.href.startsWith(ASSETS.href)) return c.notFound();
  const body = await readFile(file, 'utf8').catch(() => undefined);
  return body === undefined
    ? c.notFound()
    : c.body(body, 200, { 'content-type': type, 'cache-control': 'no-cache' });
}
