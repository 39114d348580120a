import { createHash } from 'node:crypto';
import type { OutputBundle, OutputChunk, Plugin } from 'rollup';
import { fileName } from '../../src/mount/file-name.ts';

/** What stands in place of the hash until {@link hashedNames} knows it; as long, so that source maps stay true. */
const UNHASHED = '-00000000.js';

/** Pattern of file names, for Rollup. */
export const UNHASHED_NAMES = `[name]${UNHASHED}`;

/** SHA-256 of a file's code in Base64. */
export function hashOf({ code }: Pick<OutputChunk, 'code'>): string {
  return createHash('sha256').update(code).digest('base64');
}

/**
 * Plugin that names each file by the hash that the loader checks (`src/mount/file-name.ts`), so that lists of files need
 * no second one. A file holds the names of those that it imports statically, so these are named first. Dynamic imports
 * keep the placeholder: the loader looks their names up.
 */
export function hashedNames(): Plugin {
  return {
    name: 'hashed-names',
    generateBundle(_options, bundle) {
      const named = new Map<string, string>();
      for (const name of Object.keys(bundle)) nameFile(name, bundle, named, []);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk')
          chunk.dynamicImports = chunk.dynamicImports.map((name) => named.get(name) ?? name);
      }
    },
  };
}

/** Returns the final name of a file, and gives it to the file and those that it imports. */
function nameFile(
  name: string,
  bundle: OutputBundle,
  named: Map<string, string>,
  path: readonly string[],
): string {
  const known = named.get(name);
  if (known) return known;
  if (path.includes(name)) throw new Error(`Files import each other: ${[...path, name].join(' > ')}`);
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || !name.endsWith(UNHASHED)) return name;
  chunk.imports = chunk.imports.map((imported) => {
    const final = nameFile(imported, bundle, named, [...path, name]);
    chunk.code = chunk.code.replace(new RegExp(`((?:from|import)\\s*['"]\\./)${imported}`), `$1${final}`);
    return final;
  });
  const final = fileName(chunk.name, hashOf(chunk));
  named.set(name, final);
  const map = bundle[`${name}.map`];
  if (map) map.fileName = `${final}.map`;
  chunk.fileName = final;
  return final;
}
