import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { build } from 'esbuild';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ROOT } from './paths.ts';

/** Renders the cookie modal's React component to static HTML. */
export async function renderCookieModal(): Promise<string> {
  // A name of its own: what another process is still writing at the same time would be read in part.
  const outfile = `${ROOT}node_modules/.cache/ce-widgets/CookieModal-${randomUUID()}.mjs`;
  await build({
    entryPoints: [`${ROOT}widgets/cookie-modal/CookieModal.tsx`],
    outfile,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
  });
  const { CookieModal } = await import(outfile);
  await rm(outfile);
  return renderToStaticMarkup(createElement(CookieModal));
}
