import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPageChunks } from '../../../scripts/build/page-chunks.ts';
import { ROOT } from '../../../scripts/build/paths.ts';
import { pageChunks } from '../../../src/mount/page-chunks.ts';

it('finds each part of the list with its file', () => {
  const parts = readPageChunks();
  expect(Object.keys(parts)).toEqual(Object.keys(pageChunks));
  for (const path of Object.values(parts)) expect(existsSync(ROOT + path), path).toBe(true);
});

it('reads names with and without quotes', () => {
  const code =
    "export const pageChunks = { a: () => import('./a.ts'), 'b-c': () => import('../../widgets/b.ts') };";
  expect(readPageChunks(code)).toEqual({ a: 'src/mount/a.ts', 'b-c': 'widgets/b.ts' });
});
