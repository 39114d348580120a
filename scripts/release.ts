import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './build/paths.ts';
import { nextSteps, plannedSteps } from './release/describe-release.ts';
import { makeRelease } from './release/make-release.ts';
import { refusals } from './release/refusals.ts';
import { stopOnSignals } from './release/stop-on-signals.ts';
import { commandLine } from './release/tools.ts';

// `npm run release -- <version>`: tests and builds the commit and writes release/<version>. Publishes nothing.
// `--dry-run` only says what it would do, and every reason for which it would refuse.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false } },
});
const [version = '', ...others] = positionals;
if (version && others.length === 0) {
  await release(version, values['dry-run']);
} else {
  console.error('Usage: npm run release -- <version> [--dry-run]');
  process.exitCode = 1;
}

async function release(version: string, isDryRun: boolean): Promise<void> {
  const tools = commandLine(ROOT, stopOnSignals());
  try {
    const commit = (await tools.read(['git', 'rev-parse', 'HEAD'])).trim();
    for (const line of plannedSteps(version, commit)) tools.say(line);
    const reasons = refusals({
      version,
      packageJson: textOf('package.json'),
      packageLock: textOf('package-lock.json'),
      installedLock: textOf('node_modules/.package-lock.json'),
      changelog: textOf('CHANGELOG.md'),
      gitStatus: await tools.read(['git', 'status', '--porcelain']),
      isReleased: existsSync(join(ROOT, 'release', version)),
    });
    if (reasons.length > 0)
      throw new Error(['Refused:', ...reasons.map((reason) => `- ${reason}`)].join('\n'));
    if (isDryRun) return;
    await makeRelease({ commit, version, root: ROOT }, tools);
    for (const line of nextSteps(version, commit)) tools.say(line);
  } catch (error) {
    console.error(`\n${(error as Error).message}`);
    process.exitCode ||= 1;
  }
}

function textOf(path: string): string {
  return existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '';
}
