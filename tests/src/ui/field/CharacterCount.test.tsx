import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CharacterCount } from '../../../../src/ui/field/CharacterCount.tsx';

beforeEach(() => vi.useFakeTimers());
const count = (length: number) => (
  <CharacterCount
    length={length}
    max={100}
    nearEnd={20}
    leftText={(left) => `left: ${left}`}
    overText={(over) => `over: ${over}`}
  />
);
const shown = () => document.querySelector('p')?.textContent;
const said = () => screen.getByRole('status').textContent;
const pause = () => act(() => vi.advanceTimersByTime(1_000));

it('says nothing while there is room', async () => {
  render(count(79));
  await pause();
  expect([shown(), said()]).toEqual([undefined, '']);
});

it('shows near the end what is left, at once, and says it when the typing pauses', async () => {
  const { rerender } = render(count(80));
  expect([shown(), said()]).toEqual(['left: 20', '']);
  await act(() => vi.advanceTimersByTime(600));
  rerender(count(81));
  await act(() => vi.advanceTimersByTime(600));
  expect([shown(), said()]).toEqual(['left: 19', '']);
  await pause();
  expect(said()).toBe('left: 19');
});

it('shows what is too much, and is quiet again once there is room', async () => {
  const { rerender } = render(count(103));
  await pause();
  expect([shown(), said()]).toEqual(['over: 3', 'over: 3']);
  rerender(count(5));
  await pause();
  expect([shown(), said()]).toEqual([undefined, '']);
});
