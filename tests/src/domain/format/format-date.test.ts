import { expect, test } from 'vitest';
import { formatDate } from '../../../../src/domain/format/format-date.ts';

test('writes year, month and day of the viewer (decision B70)', () => {
  expect(formatDate(new Date(2026, 0, 9, 23, 59).toISOString())).toBe('2026/01/09');
  expect(formatDate(new Date(2026, 10, 21, 0, 0).toISOString())).toBe('2026/11/21');
});

test('leaves a day without a time as it is, wherever it is read', () => {
  expect(formatDate('2026-08-26')).toBe('2026/08/26');
});

test.each(['', 'yesterday', '2026-13-45'])('says nothing for “%s”, which is no date', (text) => {
  expect(formatDate(text)).toBeUndefined();
});
