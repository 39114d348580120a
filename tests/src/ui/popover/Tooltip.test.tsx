import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '../../../../src/ui/dialog/Dialog.tsx';
import { Tooltip } from '../../../../src/ui/popover/Tooltip.tsx';

beforeEach(async () => {
  await import('../../../../src/ui/popover/place-popover.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

const example = (
  <Tooltip text="Comparison">
    {(describedBy) => (
      <button type="button" aria-describedby={describedBy}>
        C
      </button>
    )}
  </Tooltip>
);
const trigger = () => screen.getByRole('button', { name: 'C' });
const tooltip = () => screen.getByRole('tooltip', { hidden: true });
const isShown = () => tooltip().hasAttribute('data-open');
const mouse = { pointerType: 'mouse' };
const touch = { pointerType: 'touch' };
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The positioning code is imported at the first need; its promise is no timer. */
const shown = () => vi.waitFor(() => expect(isShown()).toBe(true));

test('describes its trigger to assistive technology', () => {
  render(example);
  expect(trigger().getAttribute('aria-describedby')).toBe(tooltip().id);
});

test('comes 400 ms after the pointer, goes at once (row 23)', async () => {
  render(example);
  fireEvent.pointerEnter(trigger().parentElement as HTMLElement, mouse);
  await pass(399);
  expect(isShown()).toBe(false);
  await pass(1);
  await shown();
  fireEvent.pointerLeave(trigger().parentElement as HTMLElement, mouse);
  expect(isShown()).toBe(false);
});

test('does not come when the pointer has left before', async () => {
  render(example);
  fireEvent.pointerEnter(trigger().parentElement as HTMLElement, mouse);
  await pass(300);
  fireEvent.pointerLeave(trigger().parentElement as HTMLElement, mouse);
  await pass(1_000);
  expect(isShown()).toBe(false);
});

test('Escape hides it and not the dialog around it', async () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Settings" onClose={onClose}>
      {example}
    </Dialog>,
  );
  fireEvent.pointerEnter(trigger().parentElement as HTMLElement, mouse);
  await pass(400);
  await shown();
  fireEvent.keyDown(trigger(), { key: 'Escape' });
  expect(isShown()).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(trigger(), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a long press shows it until the next touch elsewhere; a tap does not', async () => {
  render(example);
  fireEvent.pointerDown(trigger(), touch);
  await pass(100);
  fireEvent.pointerUp(trigger(), touch);
  await pass(1_000);
  expect(isShown()).toBe(false);
  fireEvent.pointerDown(trigger(), touch);
  await pass(500);
  await shown();
  fireEvent.pointerUp(trigger(), touch);
  expect(isShown()).toBe(true);
  fireEvent.pointerDown(document.body, touch);
  expect(isShown()).toBe(false);
});

test('keyboard focus shows it at once, leaving hides it', async () => {
  vi.useRealTimers();
  const user = userEvent.setup();
  render(example);
  vi.spyOn(trigger(), 'matches').mockReturnValue(true);
  await user.tab();
  await shown();
  await user.tab();
  expect(isShown()).toBe(false);
});
