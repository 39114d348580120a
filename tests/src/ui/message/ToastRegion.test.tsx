import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ToastRegion } from '../../../../src/ui/message/ToastRegion.tsx';
import { currentToasts, type ToastMessage } from '../../../../src/ui/message/toast-message.ts';

const saved: ToastMessage = { id: '1', tone: 'success', text: 'Saved', kind: 'save' };
const failed: ToastMessage = { id: '2', tone: 'error', text: 'Not saved' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const region = () => screen.getByRole('region', { name: 'Notifications' });

test('its live regions are there before their content', () => {
  const { rerender } = render(<ToastRegion toasts={[]} onDismiss={() => {}} />);
  const status = screen.getByRole('status');
  const alert = screen.getByRole('alert');
  rerender(<ToastRegion toasts={[saved, failed]} onDismiss={() => {}} />);
  expect(within(status).getByText('Saved')).toBeDefined();
  expect(within(alert).getByText('Not saved')).toBeDefined();
});

test('others vanish after 10 s, errors stay until dismissed', () => {
  const onDismiss = vi.fn();
  render(<ToastRegion toasts={[saved, failed]} onDismiss={onDismiss} />);
  pass(9_999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss.mock.calls).toEqual([['1']]);
  pass(1_000_000);
  expect(onDismiss).toHaveBeenCalledTimes(1);
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenLastCalledWith('2');
});

test('the time stands still under a pointer that comes from another island, which React does not hear of', () => {
  const onDismiss = vi.fn();
  render(<ToastRegion toasts={[saved]} onDismiss={onDismiss} />);
  act(() => void region().dispatchEvent(new PointerEvent('pointerenter')));
  pass(20_000);
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => void region().dispatchEvent(new PointerEvent('pointerleave')));
  pass(10_000);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('the time stands still under the pointer', () => {
  const onDismiss = vi.fn();
  render(<ToastRegion toasts={[saved]} onDismiss={onDismiss} />);
  pass(6_000);
  fireEvent.pointerEnter(region());
  pass(60_000);
  fireEvent.pointerLeave(region());
  pass(3_999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledWith('1');
});

test('the time stands still while the focus is inside', () => {
  const onDismiss = vi.fn();
  render(<ToastRegion toasts={[saved]} onDismiss={onDismiss} />);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  pass(10_000);
  expect(onDismiss).toHaveBeenCalledWith('1');
});

test('the time stands still in a hidden tab', () => {
  const onDismiss = vi.fn();
  render(<ToastRegion toasts={[saved]} onDismiss={onDismiss} />);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(10_000);
  expect(onDismiss).toHaveBeenCalledWith('1');
});

test('of several save messages only the newest shows', () => {
  const newer: ToastMessage = { ...saved, id: '3', text: 'Saved again' };
  expect(currentToasts([saved, failed, newer])).toEqual([failed, newer]);
  expect(currentToasts([saved, failed])).toEqual([saved, failed]);
});

test('F6 leads there and back, and is left alone while nothing shows', () => {
  const tree = (toasts: ToastMessage[]) => (
    <>
      <button type="button">Before</button>
      <ToastRegion toasts={toasts} onDismiss={() => {}} />
    </>
  );
  const { rerender } = render(tree([]));
  const before = screen.getByRole('button', { name: 'Before' });
  before.focus();
  expect(fireEvent.keyDown(before, { key: 'F6' })).toBe(true);
  rerender(tree([failed]));
  expect(fireEvent.keyDown(before, { key: 'F6' })).toBe(false);
  expect(document.activeElement).toBe(region());
  fireEvent.keyDown(region(), { key: 'F6' });
  expect(document.activeElement).toBe(before);
});

test('dismissing by keyboard keeps the focus: in the region, then where it came from', () => {
  const tree = (toasts: ToastMessage[]) => (
    <>
      <button type="button">Before</button>
      <ToastRegion toasts={toasts} onDismiss={() => {}} />
    </>
  );
  const { rerender } = render(tree([saved, failed]));
  const before = screen.getByRole('button', { name: 'Before' });
  const dismiss = () => screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement;
  act(() => before.focus());
  fireEvent.keyDown(before, { key: 'F6' });
  act(() => dismiss().focus());
  fireEvent.click(dismiss());
  rerender(tree([failed]));
  expect(document.activeElement).toBe(region());
  act(() => dismiss().focus());
  fireEvent.click(dismiss());
  rerender(tree([]));
  expect(document.activeElement).toBe(before);
});

test('each new message brings the region to the top again', () => {
  const show = vi.spyOn(HTMLElement.prototype, 'showPopover');
  const { rerender } = render(<ToastRegion toasts={[]} onDismiss={() => {}} />);
  const before = show.mock.calls.length;
  rerender(<ToastRegion toasts={[failed]} onDismiss={() => {}} />);
  expect(show.mock.calls.length).toBe(before + 1);
});
