import { number, object, parse } from 'valibot';

/** How many tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** Reads the report of Vitest's JSON reporter. */
export function readVitestReport(json: string): Counts {
  const schema = object({ numPassedTests: number(), numFailedTests: number() });
  const { numPassedTests, numFailedTests } = parse(schema, JSON.parse(json));
  return { passed: numPassedTests, failed: numFailedTests };
}

/** Reads the report of Playwright's JSON reporter; a test that passed at its second try has passed; the reporter lists it as flaky. */
export function readPlaywrightReport(json: string): Counts {
  const schema = object({ stats: object({ expected: number(), unexpected: number(), flaky: number() }) });
  const { expected, unexpected, flaky } = parse(schema, JSON.parse(json)).stats;
  return { passed: expected + flaky, failed: unexpected };
}
