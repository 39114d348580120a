import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Plugin } from 'rollup';
import { ROOT } from './paths.ts';

const ICONS = `${ROOT}src/ui/base/icons.ts`;
const COPY = /\/src\/ui\/base\/icons\.of\..+\.ts$/;

/**
 * Gives each file that draws icons a copy of the icon constants to itself. Of a module that many chunks share,
 * every page would fetch all icons of all islands; a copy keeps only what its file draws.
 */
export function ownIcons(): Plugin {
  return {
    name: 'own-icons',
    async resolveId(source, importer, options) {
      if (!importer || !source.endsWith('/icons.ts')) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (resolved?.id !== ICONS) return resolved;
      return ICONS.replace(/ts$/, `of.${relative(ROOT, importer).replaceAll('/', '.')}.ts`);
    },
    load: (id) => (COPY.test(id) ? readFile(ICONS, 'utf8') : null),
  };
}
