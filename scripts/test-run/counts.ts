import { array, number, object, parse, string } from 'valibot';

/** How many tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
  /** What failed, a line each; tests where the report names them, else whole steps. */
  failures: readonly string[];
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
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

/**
 * Reads the report of Playwright's JSON reporter, whose list of failures is shown last anyway. A test that passed at
 * its second try has passed; the list calls it flaky.
 */
export function readPlaywrightReport(json: string): Counts {
  const schema = object({ stats: object({ expected: number(), unexpected: number(), flaky: number() }) });
  const { expected, unexpected, flaky } = parse(schema, JSON.parse(json)).stats;
  return { passed: expected + flaky, failed: unexpected, failures: [] };
}
