import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from '../../../scripts/test-run/counts.ts';

test('reads the counts of both reporters', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    { status: 'failed', fullName: 'takes away' },
  ];
  const unit = JSON.stringify({
    numTotalTests: 3,
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [{ name: 'sum.test.ts', assertionResults }],
  });
  expect(readVitestReport(unit)).toEqual({ passed: 2, failed: 1, failures: ['sum.test.ts: takes away'] });
  const e2e = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 } });
  expect(readPlaywrightReport(e2e)).toEqual({ passed: 7, failed: 1, failures: [] });
});

test('refuses a report of another form instead of counting nothing', () => {
  expect(() => readVitestReport('{}')).toThrow();
  expect(() => readPlaywrightReport('{"stats":{}}')).toThrow();
});
