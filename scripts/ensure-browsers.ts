import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, HEADLESS_SHELL } from './browsers.ts';
import {
  type Command,
  headlessShellSteps,
  installSteps,
  type Machine,
  manualInstructions,
  type NeededBrowser,
} from './install-steps.ts';
import { findWebKit } from './webkit.ts';

// Makes sure that Chromium and Firefox are installed; `webkit` as an argument asks for WebKitGTK instead.

/** Installs the browsers that are missing and says so. True when all are there. */
function ensureBrowsers(names: readonly NeededBrowser[]): boolean {
  const missing = missingOf(names);
  const machine = { isRoot: process.getuid?.() === 0, hasApt: existsSync('/usr/bin/apt-get') };
  const worked = installSteps(missing, machine).every(run);
  if (names.includes('chromium')) ensureHeadlessShell(machine);
  const stillMissing = missingOf(names);
  if (worked && stillMissing.length === 0) return true;
  console.error(manualInstructions(stillMissing.length ? stillMissing : missing));
  return false;
}

/** Debian has a package of its own for it; elsewhere Playwright brings its like along. */
function ensureHeadlessShell(machine: Machine): void {
  if (findBrowser('chromium') !== '/usr/bin/chromium' || existsSync(HEADLESS_SHELL)) return;
  if (headlessShellSteps(machine).every(run) && existsSync(HEADLESS_SHELL)) return;
  console.warn('Without chromium-headless-shell the end-to-end tests take a third more time in Chromium.');
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
