import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildCache, noCache } from '../../../scripts/build/build-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ce-build-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('makes a result once for the same input, also in the next build', async () => {
  const make = vi.fn(async () => ({ code: 'small' }));
  expect(await buildCache(folder).get('code', make)).toEqual({ code: 'small' });
  expect(await buildCache(folder).get('code', make)).toEqual({ code: 'small' });
  expect(make).toHaveBeenCalledOnce();
  await buildCache(folder).get('other code', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('keeps no result of a build step that failed', async () => {
  const cache = buildCache(folder);
  await expect(cache.get('code', () => Promise.reject(new Error('syntax')))).rejects.toThrow('syntax');
  expect(readdirSync(folder)).toEqual([]);
});

test('removes what the last build has not used', async () => {
  const first = buildCache(folder);
  await first.get('old', async () => 1);
  await first.get('same', async () => 2);
  const second = buildCache(folder);
  await second.get('same', async () => 3);
  second.prune();
  expect(readdirSync(folder)).toHaveLength(1);
  expect(await buildCache(folder).get('same', async () => 4)).toBe(2);
});

test('keeps nothing where earlier builds must not count', async () => {
  const make = vi.fn(async () => 1);
  await noCache.get('code', make);
  await noCache.get('code', make);
  expect(make).toHaveBeenCalledTimes(2);
});
