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
  expect(readVitestReport(unit)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['sum.test.ts: takes away'],
    flaky: [],
  });
  const e2e = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 }, suites: [] });
  expect(readPlaywrightReport(e2e)).toMatchObject({ passed: 7, failed: 1, failures: [] });
});

test('names the tests that passed at their second try only, however deep they stand', () => {
  const spec = (title: string, status: string) => ({
    file: 'login.spec.ts',
    title,
    tests: [
      { projectName: 'chromium', status: 'expected' },
      { projectName: 'firefox', status },
    ],
  });
  const report = {
    stats: { expected: 4, unexpected: 0, flaky: 2 },
    suites: [
      { specs: [spec('a', 'flaky')], suites: [{ specs: [spec('b', 'expected'), spec('c', 'flaky')] }] },
    ],
  };
  expect(readPlaywrightReport(JSON.stringify(report)).flaky).toEqual([
    '[firefox] login.spec.ts: a',
    '[firefox] login.spec.ts: c',
  ]);
});

test('refuses a report of another form instead of counting nothing', () => {
  expect(() => readVitestReport('{}')).toThrow();
  expect(() => readPlaywrightReport('{"stats":{}}')).toThrow();
});
