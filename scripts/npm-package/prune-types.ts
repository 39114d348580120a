import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** What a declaration file refers to: `from './x.ts'`, `import('./x.ts')`, `import './x.css'`. */
const REFERENCE = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/**
 * Deletes the declarations that no entry leads to: the compiler writes one for each file of the program.
 *
 * @param folder of the declarations
 * @param entries paths below it
 * @returns how many are left
 */
export function pruneTypes(folder: string, entries: readonly string[]): number {
  const reached = new Set<string>();
  const visit = (path: string) => {
    if (reached.has(path) || !existsSync(path)) return;
    reached.add(path);
    for (const [, reference = ''] of readFileSync(path, 'utf8').matchAll(REFERENCE)) {
      visit(resolve(dirname(path), reference.replace(/\.tsx?$/, '.d.ts')));
    }
  };
  for (const entry of entries) {
    const path = join(folder, entry);
    if (!existsSync(path)) throw new Error(`There is no ${relative('.', path)}: run tsc first.`);
    visit(resolve(path));
  }
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.d.ts') && !reached.has(resolve(folder, file))) rmSync(join(folder, file));
  }
  return reached.size;
}
