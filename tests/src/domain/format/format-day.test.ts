import { expect, test } from 'vitest';
import { formatDay } from '../../../../src/domain/format/format-day.ts';

test.each([
  '2026-08-27T00:00:00.000Z',
  '2026-08-27T23:59:59Z',
  '2026-08-27T00:30:00+02:00',
  '2026-08-27T23:30:00-08:00',
  '2026-08-27',
])('writes the day of %s as it is stated, wherever it is read', (date) => {
  expect(formatDay(date)).toBe('2026/08/27');
});

test.each(['', 'yesterday', '2026-13-45T00:00:00Z'])('says nothing for “%s”, which is no date', (text) => {
  expect(formatDay(text)).toBeUndefined();
});
