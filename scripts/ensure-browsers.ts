import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './browsers.ts';
import { type Command, installSteps, manualInstructions, type NeededBrowser } from './install-steps.ts';
import { findWebKit } from './webkit.ts';

// Makes sure that Chromium and Firefox are installed; `webkit` as an argument asks for WebKitGTK instead.

/** Installs the browsers that are missing and says so. True when all are there. */
function ensureBrowsers(names: readonly NeededBrowser[]): boolean {
  const missing = missingOf(names);
  const machine = { isRoot: process.getuid?.() === 0, hasApt: existsSync('/usr/bin/apt-get') };
  const worked = installSteps(missing, machine).every(run);
  const stillMissing = missingOf(names);
  if (worked && stillMissing.length === 0) return true;
  console.error(manualInstructions(stillMissing.length ? stillMissing : missing));
  return false;
}

function missingOf(names: readonly NeededBrowser[]): NeededBrowser[] {
  return names.filter((name) => (name === 'webkit' ? findWebKit() : findBrowser(name)) === undefined);
}

function run([program, ...args]: Command): boolean {
  console.log(`A browser for the end-to-end tests is missing. Running: ${program} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0;
}

const isForWebKit = process.argv[2] === 'webkit';
process.exitCode = ensureBrowsers(isForWebKit ? ['webkit'] : ['chromium', 'firefox']) ? 0 : 1;
