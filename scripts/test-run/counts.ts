import { array, type GenericSchema, lazy, number, object, optional, parse, string } from 'valibot';

/** How many tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
  /** What failed, a line each; tests where the report names them, else whole steps. */
  failures: readonly string[];
  /** Tests that passed at their second try only. */
  flaky: readonly string[];
}

const vitestReport = object({
  numPassedTests: number(),
  numFailedTests: number(),
  testResults: array(
    object({ name: string(), assertionResults: array(object({ status: string(), fullName: string() })) }),
  ),
});

/** Reads the report of Vitest's JSON reporter. */
export function readVitestReport(json: string): Counts {
  const { numPassedTests, numFailedTests, testResults } = parse(vitestReport, JSON.parse(json));
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${name}: ${fullName}`),
  );
  return { passed: numPassedTests, failed: numFailedTests, failures, flaky: [] };
}

interface Suite {
  specs: { file: string; title: string; tests: { projectName: string; status: string }[] }[];
  suites?: Suite[];
}

const suite: GenericSchema<Suite> = object({
  specs: array(
    object({
      file: string(),
      title: string(),
      tests: array(object({ projectName: string(), status: string() })),
    }),
  ),
  suites: optional(array(lazy(() => suite))),
});

const playwrightReport = object({
  stats: object({ expected: number(), unexpected: number(), flaky: number() }),
  suites: array(suite),
});

/** Reads the report of Playwright's JSON reporter, which itself lists the failures last. */
export function readPlaywrightReport(json: string): Counts {
  const { stats, suites } = parse(playwrightReport, JSON.parse(json));
  const { expected, unexpected, flaky } = stats;
  return { passed: expected + flaky, failed: unexpected, failures: [], flaky: suites.flatMap(flakyIn) };
}

function flakyIn({ specs, suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
  );
  return [...own, ...suites.flatMap(flakyIn)];
}
