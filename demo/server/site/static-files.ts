import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { getMimeType } from 'hono/utils/mime';

/** Folder of the script tag's built files. */
export const cdnFolder = fileURLToPath(new URL('../../../dist/cdn/', import.meta.url));

/** Matches a path of plain names, which can't lead out of the folder. */
const plainName = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

/** Matches names of immutable files, which end with eight letters of their hash. */
const hashedName = /[.-][\w-]{8}\.\w+(\.map)?$/;

/**
 * Serves the built library at `/ce/**` as a CDN would: with Brotli if accepted, cached for ever if the name contains a
 * hash, and to pages of any origin.
 */
export function staticFiles(folder: string = cdnFolder): Hono {
  const files = new Hono();
  files.use('/ce/*', etag());
  files.get('/ce/*', async (c) => {
    const name = c.req.path.slice('/ce/'.length);
    return (plainName.test(name) && (await answerFile(c, folder, name))) || c.notFound();
  });
  return files;
}

async function answerFile(c: Context, folder: string, name: string): Promise<Response | undefined> {
  const takesBrotli = /\bbr\b/.test(c.req.header('accept-encoding') ?? '');
  const brotli = takesBrotli ? await contentOf(`${folder}/${name}.br`) : undefined;
  const content = brotli ?? (await contentOf(`${folder}/${name}`));
  return (
    content &&
    c.body(new Uint8Array(content), 200, {
      'Content-Type': getMimeType(name) ?? 'application/octet-stream',
      'Cache-Control': hashedName.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(brotli ? { 'Content-Encoding': 'br' } : {}),
      // By header, which keeps the comment out of the file that visitors load.
      ...(name.endsWith('.js') ? { SourceMap: `/ce/${name}.map` } : {}),
      Vary: 'Accept-Encoding',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Timing-Allow-Origin': '*',
    })
  );
}

function contentOf(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined);
}

/** Whether the library has been built. */
export function isBuilt(folder: string = cdnFolder): boolean {
  return existsSync(`${folder}/ce-widgets.js`);
}
