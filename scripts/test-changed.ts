import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './build/paths.ts';
import { affectedTests } from './test-run/affected-tests.ts';

// Runs the unit tests of uncommitted changes: `node scripts/test-changed.ts <report> [options of Vitest]`.

const [report = 'test-results/unit.json', ...options] = process.argv.slice(2);

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter(Boolean);
}

const untracked = git('ls-files', '--others', '--exclude-standard');
const paths = [...git('ls-files'), ...untracked].filter(
  (path) => /\.tsx?$/.test(path) && existsSync(join(ROOT, path)),
);
const files = new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
const tests = affectedTests([...git('diff', '--name-only', 'HEAD'), ...untracked], files);

if (tests.length > 0) {
  const { status } = spawnSync('vitest', ['run', ...tests, ...options], { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.log('No unit test imports what has changed');
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, JSON.stringify({ numPassedTests: 0, numFailedTests: 0, testResults: [] }));
}
