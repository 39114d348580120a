import type { BrowserName } from './browsers.ts';

/** A browser that a command of this project may need. WebKit is Debian's WebKitGTK, which Playwright cannot drive. */
export type NeededBrowser = BrowserName | 'webkit';

/** Facts of the machine that decide how a missing browser is installed. */
export interface Machine {
  isRoot: boolean;
  hasApt: boolean;
}

/** One command line, the program first. */
export type Command = readonly [program: string, ...args: string[]];

const PACKAGES: Record<NeededBrowser, readonly string[]> = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};
const FONTS = ['fonts-liberation', 'fonts-dejavu-core'];
const UPDATE: Command = ['apt-get', 'update'];
const INSTALL = ['apt-get', 'install', '-y', '--no-install-recommends'] as const;

/**
 * The commands that install the missing browsers: system packages where we are root on a system with apt,
 * Playwright's own copies otherwise (their system libraries too, where we may install them). WebKitGTK comes as
 * a system package only.
 */
export function installSteps(missing: readonly NeededBrowser[], machine: Machine): Command[] {
  if (missing.length === 0) return [];
  if (machine.isRoot && machine.hasApt) {
    const packages = missing.flatMap((name) => PACKAGES[name]);
    return [UPDATE, [...INSTALL, ...packages, ...FONTS]];
  }
  const copies = missing.filter((name) => name !== 'webkit');
  return copies.length ? [['npx', 'playwright', 'install', '--with-deps', ...copies]] : [];
}

/**
 * The commands that install Debian's Chromium without windows, in the version of the Chromium that is there. Tests
 * run without it too, in more time, so that these commands may fail; none where they could not work.
 */
export function headlessShellSteps({ isRoot, hasApt }: Machine): Command[] {
  return isRoot && hasApt ? [UPDATE, [...INSTALL, 'chromium-headless-shell']] : [];
}

/** What a person can do when the commands above have failed. */
export function manualInstructions(missing: readonly NeededBrowser[]): string {
  const packages = missing.flatMap((name) => PACKAGES[name]).join(' ');
  const elsewhere = missing.includes('webkit')
    ? 'npm run test:webkit works on Debian and Ubuntu only'
    : `npx playwright install --with-deps ${missing.join(' ')}`;
  return [
    `Could not install ${missing.join(' and ')}. This command needs it; install by hand:`,
    `  Debian, Ubuntu:  sudo apt-get install --no-install-recommends ${packages} ${FONTS.join(' ')}`,
    `  elsewhere:       ${elsewhere}`,
    'and run the command again.',
  ].join('\n');
}
