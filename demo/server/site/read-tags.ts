import { readFileSync } from 'node:fs';
import type { Tags } from '../../../server/tags.ts';
import { cdnFolder } from './static-files.ts';

/** Reads `tags.json` of the built files, for each page, so that a rebuild needs no restart; `undefined` without a build. */
export function readTags(folder: string = cdnFolder): Tags | undefined {
  try {
    return JSON.parse(readFileSync(`${folder}/tags.json`, 'utf8'));
  } catch {
    return undefined;
  }
}
