import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstWorkingDay } from '../../../../src/domain/requests/first-working-day.ts';

test.each([
  ['a Monday', '2026-11-02T09:00', '2026-11-03'],
  ['a Thursday', '2026-11-05T23:59', '2026-11-06'],
  ['a Friday', '2026-11-06T00:00', '2026-11-09'],
  ['a Saturday', '2026-11-07T12:00', '2026-11-09'],
  ['a Sunday', '2026-11-08T12:00', '2026-11-09'],
  ['the last day of a year', '2026-12-31T12:00', '2027-01-01'],
  ['a day before the clocks change', '2026-10-24T23:30', '2026-10-26'],
])('after %s', (_, today, expected) => {
  expect(firstWorkingDay(new Date(today))).toBe(expected);
});

test('is a working day within the next three days, whatever the time', () => {
  const times = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(times, (today) => {
      const day = new Date(`${firstWorkingDay(today)}T00:00`);
      expect([0, 6]).not.toContain(day.getDay());
      const midnight = new Date(today.getFullYear(), today.getMonth(), today.getDate());
      const days = Math.round((day.getTime() - midnight.getTime()) / 86_400_000);
      expect(days).toBeGreaterThanOrEqual(1);
      expect(days).toBeLessThanOrEqual(3);
    }),
  );
});
