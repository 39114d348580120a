import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkImports } from '../../scripts/check-imports.ts';
import { violations } from './import-violations.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ce-imports-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(path: string, code: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), code);
}

describe('finds the planted violation:', () => {
  test.each(violations)('%s', (_rule, path, code, instead) => {
    plant(path, `// first line\n${code}\n`);
    const problems = checkImports(root);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${path}:2  `);
    expect(problems[0]).toContain(instead);
  });
});

describe('allows', () => {
  test.each<[what: string, path: string, code: string]>([
    [
      'imports downwards',
      'src/store/a.ts',
      "import { x } from '../services/x.ts'; import y from 'zustand/vanilla';",
    ],
    ['imports within a folder', 'src/ui/dialog/a.tsx', "import { x } from '../action/Button.tsx';"],
    [
      'styles and contracts in mount',
      'src/mount/a.ts',
      "import { x } from '../ui/base/island-place.ts'; import { y } from '../../widgets/a/island.ts';",
    ],
    [
      'layers, rules, state and the features below in parts of a feature',
      'src/listing/parts/items/a.tsx',
      "import { x } from '../../../store/x.ts'; import { y } from '../../rules/y.ts'; import { Z } from '../../../product/parts/Z.tsx';",
    ],
    ['types of rules in ui', 'src/ui/a.tsx', "import type { X } from '../domain/x.ts';"],
    ['state of a feature in mount', 'src/mount/a.ts', "import { x } from '../listing/state/x.ts';"],
    [
      'rules of a feature in a contract',
      'widgets/a/island.ts',
      "import { x } from '../../src/product/rules/x.ts';",
    ],
    ['base styles in mount', 'src/mount/a.ts', "import css from '../ui/base/base.css';"],
    ['the store hooks to use React', 'src/store/hooks.ts', "import { useSyncExternalStore } from 'react';"],
    [
      'parts and ground in a widget',
      'widgets/a/A.tsx',
      "import { x } from './B.tsx'; import { y } from '../../src/store/y.ts';",
    ],
    [
      'types of the runtime in a widget',
      'widgets/a/a.ts',
      "import type { X } from '../../src/mount/registry.ts';",
    ],
    [
      'lazy loading in a contract',
      'widgets/a/island.ts',
      "import { object } from 'valibot'; export const load = () => import('./A.tsx');",
    ],
    ['types of the island in its contract', 'widgets/a/island.ts', "import type { Props } from './A.tsx';"],
    [
      'contracts and runtime in the public API',
      'widgets/index.ts',
      "import { a } from './a/island.ts'; import { b } from '../src/mount/b.ts';",
    ],
    [
      'anything in tests and demo',
      'demo/server/a.ts',
      "import { x } from '../../src/store/x.ts'; import ky from 'ky';",
    ],
    [
      'attribute selectors and file names in e2e',
      'e2e/a.spec.ts',
      `page.locator('[data-ce-widget="login"] > input[name="a.b"]');`,
    ],
    ['mentions in comments', 'src/lib/a.ts', "/** import ky from 'ky' */\nexport const a = 1;"],
  ])('%s', (_what, path, code) => {
    plant(path, code);
    expect(checkImports(root)).toEqual([]);
  });
});

test('lists all problems of all files by path and line', () => {
  plant('src/lib/b.ts', "import ky from 'ky';\nimport { x } from '../store/x.ts';\n");
  plant('src/lib/a.ts', "import ky from 'ky';\n");
  expect(checkImports(root).map((line) => line.split('  ')[0])).toEqual([
    'src/lib/a.ts:1',
    'src/lib/b.ts:1',
    'src/lib/b.ts:2',
  ]);
});
