import { readFileSync } from 'node:fs';
import type { BuiltFile, LoaderScript, MainIsland } from '../pages/page-dependencies.ts';
import { cdnFolder } from './static-files.ts';

/** The files that a page fetches first for its main island: they tell what else is needed. */
export const FIRST_FILES: Readonly<Record<MainIsland, readonly string[]>> = {
  'search-listing': ['react', 'core', 'ahead-listing', 'file-list'],
  'product-detail': ['react', 'core', 'ahead', 'file-list'],
};

/**
 * Address and integrity of the script tag and of what is preloaded with it. Read for each page, so that a rebuild needs no
 * restart; without a build there is no integrity, and the page shows its server-rendered content.
 */
export function loaderScript(folder: string = cdnFolder): LoaderScript {
  const files = readManifest(folder);
  const named = (name: string): BuiltFile[] =>
    files
      .filter((entry) => entry.name === name)
      .map(({ file, integrity }) => ({ src: `/ce/${file}`, integrity }));
  const [loader = { src: '/ce/ce-widgets.js' }] = named('ce-widgets');
  const [cookieDialog] = named('cookie-modal');
  if (!cookieDialog) return loader;
  const first = {
    'search-listing': FIRST_FILES['search-listing'].flatMap(named),
    'product-detail': FIRST_FILES['product-detail'].flatMap(named),
  };
  return { ...loader, cookieDialog, first };
}

function readManifest(folder: string): { file: string; name: string; integrity: string }[] {
  try {
    return JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'));
  } catch {
    return [];
  }
}
