import { expect, test } from 'vitest';
import { affectedTests } from '../../../scripts/test-run/affected-tests.ts';

const files = new Map(
  Object.entries({
    'src/lib/fold.ts': 'export const fold = 1;',
    'src/ui/List.tsx': `import { fold } from '../lib/fold.ts'; export const List = fold;`,
    'src/ui/types.ts': `import type { fold } from '../lib/fold.ts'; export type Fold = typeof fold;`,
    'widgets/search/Search.tsx': `const part = () => import('../../src/ui/List.tsx'); export const Search = part;`,
    'widgets/search/island.ts': `export const search = { load: () => import('./Search.tsx') };`,
    'tests/src/lib/fold.test.ts': `import { fold } from '../../../src/lib/fold.ts';`,
    'tests/src/ui/List.test.tsx': `import { List } from '../../../src/ui/List.tsx';`,
    'tests/src/ui/types.test.ts': `import type { Fold } from '../../../src/ui/types.ts';`,
    'tests/widgets/search/Search.test.tsx': `import { Search } from '../../../widgets/search/Search.tsx';`,
    'tests/demo/pages.test.ts': `import { search } from '../../widgets/search/island.ts';`,
  }),
);

test.each([
  [
    'a module: those that import it, at once or over others',
    'src/lib/fold.ts',
    ['tests/src/lib/fold.test.ts', 'tests/src/ui/List.test.tsx', 'tests/widgets/search/Search.test.tsx'],
  ],
  [
    'a component: not those that only read its contract',
    'widgets/search/Search.tsx',
    ['tests/widgets/search/Search.test.tsx'],
  ],
  ['a contract: those that read it', 'widgets/search/island.ts', ['tests/demo/pages.test.ts']],
  ['a test: itself', 'tests/src/ui/List.test.tsx', ['tests/src/ui/List.test.tsx']],
  ['a test that is gone: none', 'tests/src/ui/Gone.test.tsx', []],
  ['a document: none', 'README.md', []],
])('after a change of %s', (_, changed, tests) => {
  expect(affectedTests([changed], files)).toEqual(tests);
});

test('lists the tests nearest to the change first', () => {
  const nested = new Map([
    ['tests/a.test.ts', `import '../src/ui/List.tsx';`],
    ['tests/z.test.ts', `import '../src/lib/fold.ts';`],
    ['src/ui/List.tsx', `import '../lib/fold.ts';`],
  ]);
  expect(affectedTests(['src/lib/fold.ts'], nested)).toEqual(['tests/z.test.ts', 'tests/a.test.ts']);
});

test('lists a test once, whatever has changed', () => {
  expect(affectedTests(['src/lib/fold.ts', 'tests/src/lib/fold.test.ts'], files)).toHaveLength(3);
});
