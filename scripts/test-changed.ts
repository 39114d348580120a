import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './build/paths.ts';
import { affectedTests } from './test-run/affected-tests.ts';
import { quickTests } from './test-run/quick-tests.ts';

// Runs the nearest unit tests of uncommitted changes: `node scripts/test-changed.ts <report> [options of Vitest]`.

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
const changed = [...git('diff', '--name-only', 'HEAD'), ...untracked];
const { run, left } = quickTests(affectedTests(changed, files), changed);

if (left.length > 0)
  console.log(`${left.length} files of unit tests that the change affects are left to npm test`);
if (run.length > 0) {
  const { status } = spawnSync('vitest', ['run', ...run, ...options], { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.log('No unit test imports what has changed');
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, JSON.stringify({ numPassedTests: 0, numFailedTests: 0, testResults: [] }));
}
