import { expect, it } from 'vitest';
import { newestFirst } from '../../../../widgets/profile/rules/newest-first.ts';

it('sorts by time, across time zones, with what cannot be read at the end', () => {
  const dates = ['2026-01-02T00:00:00Z', 'soon', '2026-03-01T01:00:00+02:00', '2026-02-28T23:30:00Z'];
  expect(
    newestFirst(dates.map((createdDate) => ({ createdDate }))).map(({ createdDate }) => createdDate),
  ).toEqual(['2026-02-28T23:30:00Z', '2026-03-01T01:00:00+02:00', '2026-01-02T00:00:00Z', 'soon']);
});
