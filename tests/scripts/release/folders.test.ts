import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checksums } from '../../../scripts/release/checksums.ts';
import { differingFiles } from '../../../scripts/release/differing-files.ts';
import { filesIn } from '../../../scripts/release/files-in.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ce-folders-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

test('lists files by their paths, sorted the same on every machine', () => {
  write({ 'b.js': '', 'a/c.js': '', 'B.js': '', 'a-b.js': '' });
  expect(filesIn(folder)).toEqual(['B.js', 'a-b.js', 'a/c.js', 'b.js']);
});

test('writes checksums that sha256sum checks', () => {
  write({ 'cdn/1.0.0/ce-widgets.js': 'code', 'tags.json': '{}' });
  const sums = checksums(folder);
  expect(sums).toMatch(/^[\da-f]{64} {2}cdn\/1\.0\.0\/ce-widgets\.js\n[\da-f]{64} {2}tags\.json\n$/);
  const check = () =>
    spawnSync('sha256sum', ['--check', '--strict', '-'], { cwd: folder, input: sums }).status;
  expect(check()).toBe(0);
  write({ 'tags.json': '{ }' });
  expect(check()).toBe(1);
});

test('names the files that differ between two folders', () => {
  write({ 'one/same.js': 'a', 'one/deep/other.js': 'a', 'one/first.js': '' });
  write({ 'two/same.js': 'a', 'two/deep/other.js': 'b', 'two/second.js': '' });
  expect(differingFiles(join(folder, 'one'), join(folder, 'two'))).toEqual([
    'deep/other.js',
    'first.js',
    'second.js',
  ]);
});
