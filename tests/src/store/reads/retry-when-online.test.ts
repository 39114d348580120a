import { beforeEach, expect, test, vi } from 'vitest';
import { retryWhenOnline } from '../../../../src/store/reads/retry-when-online.ts';

const retry = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  retry.mockReset();
});

test('tries again once as the browser is back online, and not by the clock besides', () => {
  retryWhenOnline(0, retry);
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(120_000);
  expect(retry).toHaveBeenCalledOnce();
});

test.each([
  [0, 5],
  [2, 20],
  [9, 60],
])('attempt %i waits %i seconds', (attempt, seconds) => {
  retryWhenOnline(attempt, retry);
  vi.advanceTimersByTime(seconds * 1000 - 1);
  expect(retry).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(retry).toHaveBeenCalledOnce();
});

test('tries no more once it is stopped', () => {
  retryWhenOnline(0, retry)();
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(120_000);
  expect(retry).not.toHaveBeenCalled();
});
