import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from '../../../../src/ui/message/Countdown.tsx';

beforeEach(() => vi.useFakeTimers());
const setUp = () =>
  render(<Countdown seconds={3} text={(seconds) => `${seconds} s to go`} overText="You can go" />);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('seconds run down for the eye; a screen reader is told of the start and of the end only', () => {
  const { container } = setUp();
  const spoken = () =>
    [...container.querySelectorAll(':scope > :not([aria-hidden])')].map((element) => element.textContent);
  expect(spoken()).toEqual(['3 s to go']);
  pass(1000);
  expect(screen.getByText('2 s to go').getAttribute('aria-hidden')).toBe('true');
  expect(spoken()).toEqual(['3 s to go']);
  pass(2000);
  expect(container.textContent).toBe('You can go');
});

test('it goes by the clock where timers were held up', () => {
  const { container } = setUp();
  vi.setSystemTime(Date.now() + 60_000);
  pass(1000);
  expect(container.textContent).toBe('You can go');
  expect(vi.getTimerCount()).toBe(0);
});

test('taken off early, it leaves no timer', () => {
  setUp().unmount();
  expect(vi.getTimerCount()).toBe(0);
});
