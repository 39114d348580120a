import type { Context } from 'hono';
import { attachment } from '../document/content-disposition.ts';

/** Responds with a PDF: as a download of this name for `download=true`, else inline. */
export function answerPdf(c: Context, bytes: Uint8Array<ArrayBuffer>, name: string): Response {
  const isFile = c.req.query('download') === 'true';
  return c.body(bytes, 200, {
    'content-type': 'application/pdf',
    'content-disposition': isFile ? attachment(`${name}.pdf`) : 'inline',
    'cache-control': 'private, no-store',
  });
}
