import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useIsSlow } from '../../../../../src/listing/parts/frame/useIsSlow.ts';
import { showInListing } from '../../../../support/show-in-listing.tsx';

beforeEach(() => void vi.useFakeTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function Seen({ onRender }: { onRender: (isSlow: boolean) => void }) {
  onRender(useIsSlow());
  return null;
}

function show() {
  const seen: boolean[] = [];
  return { ...showInListing(<Seen onRender={(isSlow) => seen.push(isSlow)} />), seen };
}

it('renders nothing anew for an answer within 200 ms', () => {
  const { seen, set } = show();
  set({ loading: 'answer' });
  pass(199);
  set({ loading: undefined });
  pass(1_000);
  expect(seen).toEqual([false]);
});

it('tells of an answer that takes longer, until it is there', () => {
  const { seen, set } = show();
  set({ loading: 'answer' });
  pass(200);
  expect(seen).toEqual([false, true]);
  set({ loading: undefined });
  expect(seen).toEqual([false, true, false]);
});

it('counts from the first of several searches in a row', () => {
  const { seen, set } = show();
  set({ loading: 'answer' });
  pass(150);
  set({ loading: 'answer', firstNew: undefined });
  pass(50);
  expect(seen).toEqual([false, true]);
});

it('takes no notice of more hits of the same answer', () => {
  const { seen, set } = show();
  set({ loading: 'more' });
  pass(1_000);
  expect(seen).toEqual([false]);
});
