import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tags } from '../../server/tags.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The script tag's built files by their paths on a server: `/cdn/ce-widgets.js`. Throws if there is no build. */
export function builtFiles(): Record<string, Buffer> {
  const files = globSync('*.js', { cwd: join(ROOT, 'dist/cdn') });
  if (!files.includes('ce-widgets.js')) throw new Error('There is no dist/cdn: run npm run build first');
  return Object.fromEntries(
    files.map((file) => [`/cdn/${file}`, readFileSync(join(ROOT, 'dist/cdn', file))]),
  );
}

/** What the built files need in a page's head. */
export function builtTags(): Tags {
  return JSON.parse(readFileSync(join(ROOT, 'dist/cdn/tags.json'), 'utf8'));
}

/** A file of an installed package. */
export function packageFile(path: string): Buffer {
  return readFileSync(join(ROOT, 'node_modules', path));
}
