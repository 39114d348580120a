import { expect, test } from 'vitest';
import { headlessShellSteps, installSteps, manualInstructions } from '../../scripts/install-steps.ts';

test('does nothing when no browser is missing', () => {
  expect(installSteps([], { isRoot: true, hasApt: true })).toEqual([]);
});

test('installs the system packages as root on a system with apt', () => {
  const steps = installSteps(['chromium', 'firefox'], { isRoot: true, hasApt: true });
  expect(steps[0]).toEqual(['apt-get', 'update']);
  expect(steps[1]).toEqual(expect.arrayContaining(['--no-install-recommends', 'chromium', 'firefox-esr']));
});

test.each([
  { isRoot: false, hasApt: true },
  { isRoot: true, hasApt: false },
])('takes Playwright’s own copies with %o', (machine) => {
  expect(installSteps(['firefox'], machine)).toEqual([
    ['npx', 'playwright', 'install', '--with-deps', 'firefox'],
  ]);
});

test('installs WebKit from the system’s packages, and nowhere else', () => {
  const [, install] = installSteps(['webkit'], { isRoot: true, hasApt: true });
  expect(install).toEqual(expect.arrayContaining(['webkit2gtk-driver', 'xvfb']));
  expect(installSteps(['webkit'], { isRoot: false, hasApt: true })).toEqual([]);
  const text = manualInstructions(['webkit']);
  expect(text).toContain('apt-get install --no-install-recommends webkit2gtk-driver xvfb');
  expect(text).toContain('npm run test:webkit works on Debian and Ubuntu only');
  expect(text).not.toContain('npx');
});

test('installs Chromium without windows as root on a system with apt only', () => {
  const steps = headlessShellSteps({ isRoot: true, hasApt: true });
  expect(steps.map(([program, verb]) => [program, verb])).toEqual([
    ['apt-get', 'update'],
    ['apt-get', 'install'],
  ]);
  expect(steps[1]?.at(-1)).toBe('chromium-headless-shell');
  expect(headlessShellSteps({ isRoot: false, hasApt: true })).toEqual([]);
  expect(headlessShellSteps({ isRoot: true, hasApt: false })).toEqual([]);
});

test('tells a person what to type when the installation fails', () => {
  const text = manualInstructions(['firefox']);
  expect(text).toContain('apt-get install --no-install-recommends firefox-esr');
  expect(text).toContain('npx playwright install --with-deps firefox');
});
