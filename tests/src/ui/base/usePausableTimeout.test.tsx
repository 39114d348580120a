import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePausableTimeout } from '../../../../src/ui/base/usePausableTimeout.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function setUp(duration: number) {
  const onEnd = vi.fn();
  const { rerender } = renderHook(({ paused }) => usePausableTimeout(duration, paused, onEnd), {
    initialProps: { paused: false },
  });
  return { onEnd, pause: (paused: boolean) => rerender({ paused }) };
}

test('ends once, after the time without its pauses', () => {
  const { onEnd, pause } = setUp(1000);
  pass(600);
  pause(true);
  pass(5000);
  pause(false);
  pass(399);
  expect(onEnd).not.toHaveBeenCalled();
  pass(5000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('does not count the time in which the tab is hidden', () => {
  const { onEnd } = setUp(1000);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(5000);
  expect(onEnd).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(1000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('an endless one never ends', () => {
  const { onEnd } = setUp(Number.POSITIVE_INFINITY);
  pass(1_000_000);
  expect(onEnd).not.toHaveBeenCalled();
});
