import { expect, it } from 'vitest';
import { dayStartOf, minutesOf } from '../../../../../demo/server/search/query/iso-date.ts';

it('reads dates and times as minutes, rounded up', () => {
  expect(minutesOf('1970-01-02')).toBe(1440);
  expect(minutesOf('1970-01-01T00:10:01Z')).toBe(11);
  expect(minutesOf('2024-02-29')).toBe(Date.UTC(2024, 1, 29) / 60_000);
  expect(minutesOf('1969-12-31')).toBe(0);
});

it('reads dates and times as the start of their day', () => {
  expect(dayStartOf('1970-01-02')).toBe(1440);
  expect(dayStartOf('1970-01-02T23:59:59.999Z')).toBe(1440);
  expect(dayStartOf('1970-01-03T01:00:00+02:00')).toBe(1440);
  expect(dayStartOf('1969-12-31T10:00:00Z')).toBe(0);
});

it.each([
  ...['', '2026', '2026-02-31', '2025-02-29', '2026-13-01', '2026-00-10', '2026-04-31T10:00:00Z'],
  ...['2026-01-01Tx', 'now'],
])('takes %s for no date', (text) => {
  expect([minutesOf(text), dayStartOf(text)]).toEqual([null, null]);
});
