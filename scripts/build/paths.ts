import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Output folder of the script tag's files. */
export const CDN_FOLDER = `${ROOT}dist/cdn`;

/** Temporary output folder, so that a running demo never sees missing files or half a build. */
export const BUILD_FOLDER = `${ROOT}dist/.cdn-${process.pid}`;

/** Version of the package. */
export const VERSION: string = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')).version;
