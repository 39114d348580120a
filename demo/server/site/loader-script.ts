import { readFileSync } from 'node:fs';
import type { BuiltFile, LoaderScript } from '../pages/page-dependencies.ts';
import { cdnFolder } from './static-files.ts';

/**
 * Address and integrity of the script tag. Read for each page, so that a rebuild needs no restart; without a
 * build there is no integrity, and the page shows its server-rendered content.
 */
export function loaderScript(folder: string = cdnFolder): LoaderScript {
  const files = readManifest(folder);
  const named = (name: string): BuiltFile[] =>
    files
      .filter((entry) => entry.name === name)
      .map(({ file, integrity }) => ({ src: `/ce/${file}`, integrity }));
  const [loader = { src: '/ce/ce-widgets.js' }] = named('ce-widgets');
  const [cookieDialog] = named('cookie-modal');
  return { ...loader, ...(cookieDialog && { cookieDialog }) };
}

function readManifest(folder: string): { file: string; name: string; integrity: string }[] {
  try {
    return JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'));
  } catch {
    return [];
  }
}
