import { expect, test } from 'vitest';
import { quickTests } from '../../../scripts/test-run/quick-tests.ts';

const affected = ['tests/src/a.test.ts', 'tests/failures/calls.test.tsx', 'tests/src/b.test.ts'];

test('leaves the table of all failures to the whole run, after a change elsewhere', () => {
  expect(quickTests(affected, ['src/a.ts'])).toEqual({
    run: ['tests/src/a.test.ts', 'tests/src/b.test.ts'],
    left: ['tests/failures/calls.test.tsx'],
  });
});

test('runs the table of all failures after a change in its own folder', () => {
  expect(quickTests(affected, ['tests/failures/faults.ts'])).toEqual({ run: affected, left: [] });
});

test('runs the nearest tests only, where there are many', () => {
  expect(quickTests(affected, ['src/a.ts'], 1)).toEqual({
    run: ['tests/src/a.test.ts'],
    left: ['tests/failures/calls.test.tsx', 'tests/src/b.test.ts'],
  });
});
