import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { WhenComplete } from '../../../../../src/product/parts/frame/WhenComplete.tsx';
import { usePending } from '../../../../../src/ui/base/pending.ts';
import { useFocusHandover } from '../../../../../src/ui/base/useFocusHandover.ts';

function Part({ name, isPending = false }: { name: string; isPending?: boolean }) {
  usePending(isPending);
  return <h2 tabIndex={-1}>{name}</h2>;
}

function Retry({ onLeave }: { onLeave: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, onLeave);
  return (
    <button type="button" ref={button}>
      Try again
    </button>
  );
}

const shown = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

it('shows its content as a whole, once no part of it is pending, and never hides it again', () => {
  const view = (...pending: boolean[]) => (
    <WhenComplete instead={<p>Skeleton</p>}>
      {pending.map((isPending, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list stays
        <Part key={at} name={`Part ${at}`} isPending={isPending} />
      ))}
    </WhenComplete>
  );
  const { rerender } = render(view(true, true));
  expect(shown()).toEqual([]);
  screen.getByText('Skeleton');
  rerender(view(false, true));
  expect(shown()).toEqual([]);
  rerender(view(false, false));
  expect(shown()).toEqual(['Part 0', 'Part 1']);
  expect(screen.queryByText('Skeleton')).toBeNull();
  rerender(view(true, false));
  expect(shown()).toEqual(['Part 0', 'Part 1']);
});

it('waits for content, and starts over when it is gone', () => {
  const view = (name: string | null, instead: string) => (
    <WhenComplete instead={<p>{instead}</p>}>{name === null ? null : <Part name={name} />}</WhenComplete>
  );
  const { rerender } = render(view(null, 'Loading'));
  rerender(view(null, 'Failed'));
  screen.getByText('Failed');
  rerender(view('Use', ''));
  expect(shown()).toEqual(['Use']);
  rerender(view(null, 'Gone'));
  expect(shown()).toEqual([]);
  screen.getByText('Gone');
});

it('shows incomplete content after a second', () => {
  vi.useFakeTimers();
  render(
    <WhenComplete>
      <Part name="Use" />
      <Part name="Nearest shades" isPending />
    </WhenComplete>,
  );
  act(() => vi.advanceTimersByTime(999));
  expect(shown()).toEqual([]);
  act(() => vi.advanceTimersByTime(1));
  expect(shown()).toEqual(['Use', 'Nearest shades']);
});

it('is visible before its placeholder is removed, which may hand the focus over', () => {
  const seen = vi.fn();
  const { rerender } = render(
    <WhenComplete instead={<Retry onLeave={() => seen(shown())} />}>{null}</WhenComplete>,
  );
  screen.getByRole('button').focus();
  rerender(
    <WhenComplete>
      <Part name="Use" />
    </WhenComplete>,
  );
  expect(seen).toHaveBeenCalledExactlyOnceWith(['Use']);
});
