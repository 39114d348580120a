import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { checkFile } from './import-rules/check-file.ts';

const FILES = ['src/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}', 'e2e/**/*.{ts,tsx}'];

/** Checks every file below `root`; returns one line per broken rule: `src/ui/x.ts:3  'ky': call …`. */
export function checkImports(root: string): string[] {
  return globSync(FILES, { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .sort()
    .flatMap((path) => {
      const findings = checkFile(path, readFileSync(join(root, path), 'utf8'));
      return findings.map(({ line, message }) => `${path}:${line}  ${message}`);
    });
}

if (import.meta.main) {
  const root = process.argv[2] ?? '.';
  if (!existsSync(root)) throw new Error(`There is no folder ${root}`);
  const problems = checkImports(root);
  for (const problem of problems) console.error(problem);
  console.log(problems.length ? `${problems.length} imports break a rule` : 'Imports keep the rules');
  process.exitCode = problems.length ? 1 : 0;
}
