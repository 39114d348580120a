import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pruneTypes } from '../../../scripts/npm-package/prune-types.ts';

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'ce-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

test('keeps what the entries lead to, and nothing else', () => {
  const folder = folderOf({
    'widgets/index.d.ts': `export * from './mounts.ts';\nexport { A } from "../src/a.ts";`,
    'widgets/mounts.d.ts': `export declare const b: import("../src/b.tsx").B;`,
    'src/a.d.ts': `import type { C } from './c.ts';`,
    'src/b.d.ts': '',
    'src/c.d.ts': `import type { A } from './a.ts';`,
    'src/unused.d.ts': '',
  });
  expect(pruneTypes(folder, ['widgets/index.d.ts'])).toBe(5);
  const left = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  expect(left.sort()).toEqual([
    'src/a.d.ts',
    'src/b.d.ts',
    'src/c.d.ts',
    'widgets/index.d.ts',
    'widgets/mounts.d.ts',
  ]);
});

test('fails without an entry', () => {
  expect(() => pruneTypes(folderOf({}), ['index.d.ts'])).toThrow('run tsc first');
});
