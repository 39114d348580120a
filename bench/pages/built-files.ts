import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseManifest } from '../../scripts/size/manifest.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The script tag's built files by their paths on a server: `/cdn/ce-widgets.js`. Throws if there is no build. */
export function builtFiles(): Record<string, Buffer> {
  const files = globSync('*.js', { cwd: join(ROOT, 'dist/cdn') });
  if (!files.includes('ce-widgets.js')) throw new Error('There is no dist/cdn: run npm run build first');
  return Object.fromEntries(
    files.map((file) => [`/cdn/${file}`, readFileSync(join(ROOT, 'dist/cdn', file))]),
  );
}

/** The built files by their names, such as `core`. */
export function builtNames(): ReadonlyMap<string, string> {
  const files = parseManifest(readFileSync(join(ROOT, 'dist/cdn/manifest.json'), 'utf8'));
  return new Map(files.map(({ name, file }) => [name, file]));
}

/** A file of an installed package. */
export function packageFile(path: string): Buffer {
  return readFileSync(join(ROOT, 'node_modules', path));
}
