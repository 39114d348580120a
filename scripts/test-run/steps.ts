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
const E2E_REPORT = 'test-results/e2e.json';

/** Everything that `npm test` runs, in order. */
export const STEPS: readonly Step[] = [
  { name: 'check', command: ['npm', 'run', '--silent', 'check'] },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
    report: { path: UNIT_REPORT, read: readVitestReport },
  },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  {
    name: 'npm package',
    command: ['npm', 'run', '--silent', 'check:package'],
    after: ['build'],
  },
  { name: 'size budgets', command: ['node', 'scripts/size.ts'], after: ['build'] },
  { name: 'browsers', command: ['node', 'scripts/ensure-browsers.ts'] },
  {
    name: 'end-to-end tests',
    command: ['playwright', 'test'],
    env: { CE_E2E_JSON: E2E_REPORT },
    report: { path: E2E_REPORT, read: readPlaywrightReport },
    after: ['build', 'browsers'],
  },
];
