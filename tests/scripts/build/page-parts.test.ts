import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPageParts } from '../../../scripts/build/page-parts.ts';
import { ROOT } from '../../../scripts/build/paths.ts';
import { pageParts } from '../../../src/mount/page-parts.ts';

it('finds each part of the list with its file', () => {
  const parts = readPageParts();
  expect(Object.keys(parts)).toEqual(Object.keys(pageParts));
  for (const path of Object.values(parts)) expect(existsSync(ROOT + path), path).toBe(true);
});

it('reads names with and without quotes', () => {
  const code =
    "export const pageParts = { a: () => import('./a.ts'), 'b-c': () => import('../../widgets/b.ts') };";
  expect(readPageParts(code)).toEqual({ a: 'src/mount/a.ts', 'b-c': 'widgets/b.ts' });
});
