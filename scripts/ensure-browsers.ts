import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type BrowserName, findBrowser } from './browsers.ts';
import { type Command, installSteps, manualInstructions } from './install-steps.ts';

const NAMES: readonly BrowserName[] = ['chromium', 'firefox'];

/** Makes sure that Chromium and Firefox are there; says what it installs. True when both are. */
export function ensureBrowsers(): boolean {
  const missing = missingBrowsers();
  const machine = { isRoot: process.getuid?.() === 0, hasApt: existsSync('/usr/bin/apt-get') };
  const worked = installSteps(missing, machine).every(run);
  const stillMissing = missingBrowsers();
  if (worked && stillMissing.length === 0) return true;
  console.error(manualInstructions(stillMissing.length ? stillMissing : missing));
  return false;
}

function missingBrowsers(): BrowserName[] {
  return NAMES.filter((name) => findBrowser(name) === undefined);
}

function run([program, ...args]: Command): boolean {
  console.log(`A browser for the end-to-end tests is missing. Running: ${program} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0;
}

if (import.meta.main) process.exitCode = ensureBrowsers() ? 0 : 1;
