import { dirname, relative, sep } from 'node:path';
import { ROOT } from './paths.ts';

/**
 * Returns the path of a source for source maps, for Rollup's `sourcemapPathTransform`. Packages are named as if they lay
 * in the project, wherever they are installed: above it, or behind a symbolic link.
 *
 * @param path relative to the source map
 * @param map absolute path of the source map
 */
export function sourcePath(path: string, map: string): string {
  const start = path.indexOf('node_modules/');
  if (start === -1) return path;
  const root = relative(dirname(map), ROOT).split(sep).join('/');
  return `${root}/${path.slice(start)}`;
}
