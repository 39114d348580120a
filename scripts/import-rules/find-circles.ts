import { posix } from 'node:path';
import { readImports } from './read-imports.ts';

/**
 * Finds files that import each other, directly or by others; an import of a type counts, an `import()` does not, since
 * it comes later.
 *
 * @param files the code of each file by its path
 * @returns one path for each circle: `src/a.ts > src/b.ts > src/a.ts`
 */
export function findCircles(files: ReadonlyMap<string, string>): string[] {
  const imports = new Map(
    [...files].map(([path, code]): [string, string[]] => [path, importedFiles(path, code, files)]),
  );
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) circles.push([...trail.slice(start), path].join(' > '));
    if (start >= 0 || done.has(path)) return;
    for (const next of imports.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of files.keys()) visit(path, []);
  return circles;
}

function importedFiles(path: string, code: string, files: ReadonlyMap<string, string>): string[] {
  const found = readImports(path, code)
    .filter(({ source, use }) => source.startsWith('.') && use !== 'lazy')
    .map(({ source }) => posix.join(posix.dirname(path), source));
  return [...new Set(found)].filter((each) => files.has(each));
}
