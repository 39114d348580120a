import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from '../../../scripts/test-run/counts.ts';

test('reads the counts of both reporters', () => {
  const unit = JSON.stringify({ numTotalTests: 3, numPassedTests: 2, numFailedTests: 1 });
  expect(readVitestReport(unit)).toEqual({ passed: 2, failed: 1 });
  const e2e = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 } });
  expect(readPlaywrightReport(e2e)).toEqual({ passed: 7, failed: 1 });
});

test('refuses a report of another form instead of counting nothing', () => {
  expect(() => readVitestReport('{}')).toThrow();
  expect(() => readPlaywrightReport('{"stats":{}}')).toThrow();
});
