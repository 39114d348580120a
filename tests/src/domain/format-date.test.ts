import { expect, test } from 'vitest';
import { formatDate } from '../../../src/domain/format-date.ts';

test('writes year, month and day of the viewer (decision B70)', () => {
  expect(formatDate(new Date(2026, 0, 9, 23, 59).toISOString())).toBe('2026/01/09');
  expect(formatDate(new Date(2026, 10, 21, 0, 0).toISOString())).toBe('2026/11/21');
});

test.each(['', 'yesterday', '2026-13-45'])('says nothing for “%s”, which is no date', (text) => {
  expect(formatDate(text)).toBeUndefined();
});
