import { readFileSync } from 'node:fs';
import { cdnFolder } from './static-files.ts';

const loader = 'ce-widgets.js';

/**
 * Address and integrity of the script tag. Read for each page, so that a rebuild needs no restart; without a
 * build there is no integrity, and the page shows its server-rendered content.
 */
export function loaderScript(folder: string = cdnFolder): { src: string; integrity?: string } {
  const src = `/ce/${loader}`;
  const integrity = integrityIn(folder);
  return integrity ? { src, integrity } : { src };
}

function integrityIn(folder: string): string | undefined {
  try {
    const files: { file: string; integrity: string }[] = JSON.parse(
      readFileSync(`${folder}/manifest.json`, 'utf8'),
    );
    return files.find(({ file }) => file === loader)?.integrity;
  } catch {
    return undefined;
  }
}
