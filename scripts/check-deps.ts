import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build/paths.ts';
import { describeOutdated } from './deps/describe-outdated.ts';
import { heldPackages } from './deps/held-packages.ts';
import { outdatedPackages } from './deps/outdated-packages.ts';

// `npm run check:deps`: which packages are outdated, and why some are held; `-- --strict` fails if any is due.

const { stdout } = spawnSync('npm', ['outdated', '--json'], { cwd: ROOT, encoding: 'utf8' });
try {
  const reasons = heldPackages(readFileSync(join(ROOT, 'renovate.json'), 'utf8'));
  const { lines, due } = describeOutdated(outdatedPackages(stdout), reasons);
  for (const line of lines) console.log(line);
  if (process.argv.includes('--strict') && due > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
