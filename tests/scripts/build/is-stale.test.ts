import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isStale } from '../../../scripts/build/is-stale.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ce-is-stale-'));
  mkdirSync(join(folder, 'src/deep'), { recursive: true });
  for (const path of ['src/deep/a.ts', 'config.ts', 'built.json']) writeFileSync(join(folder, path), '');
  for (const path of ['src/deep/a.ts', 'src/deep', 'src', 'config.ts']) touch(path, 100);
  touch('built.json', 200);
});
afterEach(() => rmSync(folder, { recursive: true }));

const touch = (path: string, seconds: number) => utimesSync(join(folder, path), seconds, seconds);
const isBuiltStale = (built = 'built.json') =>
  isStale(
    join(folder, built),
    ['src', 'config.ts'].map((source) => join(folder, source)),
  );

test('a file newer than all its sources is not stale', () => {
  expect(isBuiltStale()).toBe(false);
});

test.each([
  ['a file deep in a folder', 'src/deep/a.ts'],
  ['a folder, by a file that was removed', 'src/deep'],
  ['a file of its own', 'config.ts'],
])('is stale after a change of %s', (_, path) => {
  touch(path, 300);
  expect(isBuiltStale()).toBe(true);
});

test('a file that does not exist is stale', () => {
  expect(isBuiltStale('missing.json')).toBe(true);
});
