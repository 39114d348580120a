import { expect, test } from 'vitest';
import { summary } from '../../../scripts/test-run/summary.ts';

test('tells the time of each step and of all, and the counts last', () => {
  const times = [
    { name: 'check', ms: 48_400 },
    { name: 'end-to-end tests', ms: 724_600 },
  ];
  expect(summary({ passed: 7, failed: 0, failures: [], flaky: [], times })).toEqual([
    '',
    '  0:48  check',
    ' 12:05  end-to-end tests',
    ' 12:53  all',
    '',
    '',
    '7 passed, 0 failed',
  ]);
});

test('names what needed its second try, and what failed', () => {
  const lines = summary({ passed: 7, failed: 1, failures: ['check'], flaky: ['[firefox] a'], times: [] });
  expect(lines).toContain('Attention, passed at its second try only: [firefox] a');
  expect(lines).toContain('Failed: check');
  expect(lines.at(-1)).toBe('7 passed, 1 failed');
});
