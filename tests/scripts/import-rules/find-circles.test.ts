import { expect, it } from 'vitest';
import { findCircles } from '../../../scripts/import-rules/find-circles.ts';

const circlesOf = (files: Record<string, string>) => findCircles(new Map(Object.entries(files)));

it('finds files that import each other, by others and by types too', () => {
  expect(
    circlesOf({
      'src/a.ts': "import { b } from './lib/b.ts';",
      'src/lib/b.ts': "export { c } from '../c.ts';",
      'src/c.ts': "import type { A } from './a.ts';",
    }),
  ).toEqual(['src/a.ts > src/lib/b.ts > src/c.ts > src/a.ts']);
});

it('finds each of several circles', () => {
  expect(
    circlesOf({
      'src/a.ts': "import './b.ts'; import './c.ts';",
      'src/b.ts': "import type { A } from './a.ts';",
      'src/c.ts': "import type { A } from './a.ts';",
    }),
  ).toHaveLength(2);
});

it('lets files be imported twice, later, and from packages', () => {
  expect(
    circlesOf({
      'src/a.ts': "import { b } from './b.ts'; import { c } from './c.ts';",
      'src/b.ts': "import { c } from './c.ts'; export const load = () => import('./a.ts');",
      'src/c.ts': "import ky from 'ky';",
    }),
  ).toEqual([]);
});
