import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

const FOLDER = join(import.meta.dirname, '../..');
const BUILDS = join(FOLDER, 'node_modules/@wp-playground/wordpress-builds');
const CACHE = join(FOLDER, '.cache');

/** Versions of WordPress to test with: the oldest that the plugin supports, and the newest that npm has, 6.6. */
export type WordPressVersion = '6.5' | 'beta';

/** The plugin as `npm run build:wordpress` has made it. */
const BUILT_PLUGIN = join(FOLDER, 'build/ce-widgets');

/** Writes the files of a WordPress that is not installed yet, with those of the plugin and of the tests. */
export function writeWordPress(folder: string, version: WordPressVersion): void {
  cpSync(unzipped(version), folder, { recursive: true });
  for (const name of ['mu-plugins', 'themes'])
    cpSync(join(import.meta.dirname, name), join(folder, 'wp-content', name), { recursive: true });
  copyPlugin(folder);
}

/** Writes the files of the plugin, unless they are there: a copy, since WordPress may delete them. */
export function copyPlugin(folder: string): void {
  const to = join(folder, 'wp-content/plugins/ce-widgets');
  if (existsSync(to)) return;
  if (!existsSync(BUILT_PLUGIN)) throw new Error('There is no plugin: run "npm run build:wordpress" first.');
  cpSync(BUILT_PLUGIN, to, { recursive: true });
}

/** The folder with WordPress's own files. They come as a ZIP of the code, and a folder of what browsers load. */
function unzipped(version: WordPressVersion): string {
  const to = join(CACHE, `wp-${version}`);
  if (existsSync(to)) return to;
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const zip = unzipSync(readFileSync(join(BUILDS, `src/wordpress/wp-${version}.zip`)));
  for (const [path, content] of Object.entries(zip)) {
    if (path.endsWith('/')) continue;
    mkdirSync(dirname(join(unfinished, path)), { recursive: true });
    writeFileSync(join(unfinished, path), content);
  }
  cpSync(join(BUILDS, `public/wp-${version}`), unfinished, { recursive: true });
  renameSync(unfinished, to);
  return to;
}
