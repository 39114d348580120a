import { type Counts, readPlaywrightReport, readVitestReport } from './counts.ts';

/** One part of `npm test`. */
export interface Step {
  name: string;
  /** Command line, the program first; run in the project's root. */
  command: readonly [program: string, ...args: string[]];
  env?: Readonly<Record<string, string>>;
  /** Where the command writes its counts, and how to read them. Without it the step counts only when it fails. */
  report?: { path: string; read: (json: string) => Counts };
  /** Steps without which this one is pointless. */
  after?: readonly string[];
}

const UNIT_REPORT = 'test-results/unit.json';
/** What `tsc` knew of the files it checked last. */
const TYPES_CACHE = 'node_modules/.cache/ce-widgets/types.tsbuildinfo';

const E2E_REPORT = 'test-results/e2e.json';

const vitest = (...command: [string, ...string[]]): Pick<Step, 'command' | 'report'> => ({
  command: [...command, '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
  report: { path: UNIT_REPORT, read: readVitestReport },
});

const playwright = (...args: string[]): Pick<Step, 'command' | 'env' | 'report'> => ({
  command: ['playwright', 'test', ...args],
  env: { CE_E2E_JSON: E2E_REPORT },
  report: { path: E2E_REPORT, read: readPlaywrightReport },
});

const ensureBrowsers: Step = { name: 'browsers', command: ['node', 'scripts/ensure-browsers.ts'] };

const beforeBrowsers: readonly Step[] = [
  { name: 'check', command: ['npm', 'run', '--silent', 'check'] },
  { name: 'unit tests', ...vitest('vitest', 'run') },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  {
    name: 'npm package',
    command: ['npm', 'run', '--silent', 'check:package'],
    after: ['build'],
  },
  { name: 'size budgets', command: ['node', 'scripts/size.ts'], after: ['build'] },
  ensureBrowsers,
];

/** Everything that `npm test` runs, in order. */
export const STEPS: readonly Step[] = [
  ...beforeBrowsers,
  { name: 'end-to-end tests', ...playwright(), after: ['build', 'browsers'] },
];

/** The same with every end-to-end test in both browsers, and the main flows in WebKit: `npm run test:all`. */
export const ALL_STEPS: readonly Step[] = [
  ...STEPS.map((step) =>
    step.name === 'end-to-end tests' ? { ...step, env: { ...step.env, CE_E2E_ALL: '1' } } : step,
  ),
  { name: 'WebKit', command: ['npm', 'run', '--silent', 'test:webkit'], after: ['build'] },
];

/** The plugin in a real WordPress: `npm run test:wordpress`. */
export const WORDPRESS_STEPS: readonly Step[] = [
  { name: 'WordPress', command: ['node', 'scripts/wordpress/install-wordpress.ts'] },
  { name: 'plugin', command: ['npm', 'run', '--silent', 'build:wordpress'] },
  ensureBrowsers,
  {
    name: 'tests in WordPress',
    ...playwright('--config', 'integrations/wordpress/playwright.config.ts'),
    after: ['WordPress', 'plugin', 'browsers'],
  },
];

/** What shows within a minute that something is broken: `npm run test:quick`. */
export const QUICK_STEPS: readonly Step[] = [
  { name: 'types', command: ['tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', TYPES_CACHE] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'changed unit tests', ...vitest('node', 'scripts/test-changed.ts', UNIT_REPORT) },
  { name: 'build', command: ['node', 'scripts/build-changed.ts'] },
  ensureBrowsers,
  {
    name: 'smoke tests',
    ...playwright('--project=chromium', '--grep=@smoke'),
    after: ['build', 'browsers'],
  },
];
