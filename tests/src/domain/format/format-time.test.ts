import { expect, test } from 'vitest';
import { formatTime } from '../../../../src/domain/format/format-time.ts';

test.each([
  [new Date(2026, 0, 9, 23, 59), '23:59'],
  [new Date(2026, 10, 21, 0, 0), '00:00'],
  [new Date(2026, 10, 21, 7, 5), '07:05'],
])('%s is %s for the viewer (decision B70)', (date, text) => {
  expect(formatTime(date.toISOString())).toBe(text);
});

test.each(['', 'noon', '2026-13-45'])('says nothing for “%s”, which is no time', (text) => {
  expect(formatTime(text)).toBeUndefined();
});
