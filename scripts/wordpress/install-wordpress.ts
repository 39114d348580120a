import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isStale } from '../build/is-stale.ts';
import { ROOT } from '../build/paths.ts';

// Installs the WordPress of the plugin's tests, some 965 MB, if its lock file has changed since.

const FOLDER = join(ROOT, 'integrations/wordpress');

if (isStale(join(FOLDER, 'node_modules/.package-lock.json'), [join(FOLDER, 'package-lock.json')])) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.log('WordPress is installed');
}
