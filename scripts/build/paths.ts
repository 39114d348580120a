import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where the script tag's files end up. */
export const CDN_FOLDER = `${ROOT}dist/cdn`;

/** Where a build writes them first: a demo that runs is never without its files, nor with half of the new ones. */
export const BUILD_FOLDER = `${ROOT}dist/.cdn-${process.pid}`;

/** Version of the package. */
export const VERSION: string = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')).version;
