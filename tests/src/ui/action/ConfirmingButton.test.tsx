import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConfirmingButton } from '../../../../src/ui/action/ConfirmingButton.tsx';

const press = () => act(async () => screen.getByRole('button').click());
const show = (onPress: () => Promise<string | false>) =>
  render(
    <ConfirmingButton done="Copied" onPress={onPress}>
      Copy link
    </ConfirmingButton>,
  );

test('says in its place that it was done, and is as before some seconds after the last press', async () => {
  vi.useFakeTimers();
  show(async () => 'The link is copied.');
  await press();
  expect(screen.getByRole('button').textContent).toBe('Copied');
  expect(screen.getByRole('status').textContent).toBe('The link is copied.');
  act(() => void vi.advanceTimersByTime(3_000));
  await press();
  act(() => void vi.advanceTimersByTime(3_000));
  expect(screen.getByRole('button').textContent).toBe('Copied');
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('button').textContent).toBe('Copy link');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('says nothing of what was not done', async () => {
  show(async () => false);
  await press();
  expect(screen.getByRole('button').textContent).toBe('Copy link');
});
