import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useOfferTimeout } from '../../../../src/ui/base/useOfferTimeout.ts';

const onEnd = vi.fn();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function Offer() {
  return <button {...useOfferTimeout(onEnd)}>Undo</button>;
}

beforeEach(() => {
  onEnd.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  return () => vi.useRealTimers();
});

test('an offer ends after ten seconds, once', async () => {
  render(<Offer />);
  await pass(9_999);
  expect(onEnd).not.toHaveBeenCalled();
  await pass(10_001);
  expect(onEnd).toHaveBeenCalledOnce();
});

test.each([
  ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
])('the time does not count while %s is on it', async (_, enter, leave) => {
  render(<Offer />);
  const offer = screen.getByRole('button');
  await pass(4_000);
  enter(offer);
  await pass(60_000);
  leave(offer);
  await pass(5_999);
  expect(onEnd).not.toHaveBeenCalled();
  await pass(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('nor while the tab is hidden', async () => {
  render(<Offer />);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  await pass(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  hidden.mockRestore();
  fireEvent(document, new Event('visibilitychange'));
  await pass(10_000);
  expect(onEnd).toHaveBeenCalledOnce();
});
