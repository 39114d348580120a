import { expect, test } from 'vitest';
import { changedSince } from '../../../../src/domain/gates/changed-since.ts';

test('gives the time of the login before in UTC (decision 13)', () => {
  expect(changedSince('2026-08-17T09:30:00+02:00')).toBe('2026-08-17T07:30:00.000Z');
});

test.each([undefined, '', 'yesterday'])('asks for no changed sheets since the time %j', (previousLogin) => {
  expect(changedSince(previousLogin)).toBeNull();
});
