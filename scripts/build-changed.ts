import { join } from 'node:path';
import { isStale } from './build/is-stale.ts';
import { CDN_FOLDER, ROOT } from './build/paths.ts';

// Builds dist/cdn if it is missing or older than its sources.

const SOURCES = ['src', 'widgets', 'demo/gallery', 'scripts/build', 'rollup.config.ts', 'package-lock.json'];

const isDue = isStale(
  join(CDN_FOLDER, 'manifest.json'),
  SOURCES.map((source) => join(ROOT, source)),
);
if (isDue) await import('./build.ts');
else console.log('dist/cdn is up to date');
