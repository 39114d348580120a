import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { checkFile } from './import-rules/check-file.ts';
import { findCircles } from './import-rules/find-circles.ts';

const FILES = ['src/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}', 'e2e/**/*.{ts,tsx}', 'demo/server/**/*.ts'];

/** Checks every file below `root`; returns one line per broken rule: `src/ui/x.ts:3  'ky': call …`. */
export function checkImports(root: string): string[] {
  const paths = globSync(FILES, { cwd: root }).map((path) => path.split(sep).join('/'));
  const files = new Map(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const broken = [...files].flatMap(([path, code]) =>
    checkFile(path, code).map(({ line, message }) => `${path}:${line}  ${message}`),
  );
  const product = new Map([...files].filter(([path]) => !path.startsWith('demo/')));
  const circles = findCircles(product).map(
    (circle) => `${circle}: move what both need, a type too, into the lower file or one below both`,
  );
  return [...broken, ...circles];
}

if (import.meta.main) {
  const root = process.argv[2] ?? '.';
  if (!existsSync(root)) throw new Error(`There is no folder ${root}`);
  const problems = checkImports(root);
  for (const problem of problems) console.error(problem);
  console.log(problems.length ? `${problems.length} imports break a rule` : 'Imports keep the rules');
  process.exitCode = problems.length ? 1 : 0;
}
