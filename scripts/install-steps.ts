import type { BrowserName } from './browsers.ts';

/** Facts of the machine that decide how a missing browser is installed. */
export interface Machine {
  isRoot: boolean;
  hasApt: boolean;
}

/** One command line, the program first. */
export type Command = readonly [program: string, ...args: string[]];

const PACKAGES: Record<BrowserName, string> = { chromium: 'chromium', firefox: 'firefox-esr' };
const FONTS = ['fonts-liberation', 'fonts-dejavu-core'];

/**
 * The commands that install the missing browsers: system packages where we are root on a system with apt,
 * Playwright's own copies otherwise (their system libraries too, where we may install them).
 */
export function installSteps(missing: readonly BrowserName[], machine: Machine): Command[] {
  if (missing.length === 0) return [];
  if (machine.isRoot && machine.hasApt) {
    const packages = missing.map((name) => PACKAGES[name]);
    return [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', ...packages, ...FONTS],
    ];
  }
  return [['npx', 'playwright', 'install', '--with-deps', ...missing]];
}

/** What a person can do when the commands above have failed. */
export function manualInstructions(missing: readonly BrowserName[]): string {
  const packages = missing.map((name) => PACKAGES[name]).join(' ');
  return [
    `Could not install ${missing.join(' and ')}. The end-to-end tests need both browsers; install them by hand:`,
    `  Debian, Ubuntu:  sudo apt-get install --no-install-recommends ${packages} ${FONTS.join(' ')}`,
    `  elsewhere:       npx playwright install --with-deps ${missing.join(' ')}`,
    'and run the command again.',
  ].join('\n');
}
