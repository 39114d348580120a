import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ProductHit } from '../../../../../src/domain/search/search-hit.ts';
import { Announcer } from '../../../../../src/listing/parts/result/Announcer.tsx';
import { fakeAnswer } from '../../../../support/fake-listing.ts';
import { showInListing } from '../../../../support/show-in-listing.tsx';

beforeEach(() => void vi.useFakeTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const said = () => screen.getByRole('status').textContent;

it('speaks one second after the last change (complaint "counts and updates not announced")', () => {
  const { set } = showInListing(<Announcer />);
  pass(5_000);
  expect(said()).toBe('');
  set({ answer: fakeAnswer({ total: 12 }) });
  pass(900);
  set({ answer: fakeAnswer({ total: 7 }) });
  pass(900);
  expect(said()).toBe('');
  pass(100);
  expect(said()).toBe('7 products');
});

it('is there before the first answer, which belongs to the load of the page', () => {
  const { set } = showInListing(<Announcer />, { answer: undefined });
  const region = screen.getByRole('status');
  set({ answer: fakeAnswer({ total: 300 }) });
  pass(2_000);
  expect(said()).toBe('');
  set({ answer: fakeAnswer({ total: 0 }) });
  pass(1_000);
  expect(said()).toBe('No products');
  set({ answer: fakeAnswer({ total: 300 }) });
  pass(1_000);
  expect(said()).toBe('300 products');
  expect(screen.getByRole('status')).toBe(region);
});

it('waits while an answer is loaded, and says each text once', () => {
  const { set } = showInListing(<Announcer />);
  set({ answer: fakeAnswer({ total: 7 }), loading: 'answer' });
  pass(3_000);
  expect(said()).toBe('');
  set({ loading: undefined });
  pass(1_000);
  expect(said()).toBe('7 products');
  const node = screen.getByRole('status').firstChild;
  set({ answer: fakeAnswer({ queryId: 'q-2', total: 7 }) });
  pass(1_000);
  expect(screen.getByRole('status').firstChild).toBe(node);
});

it('says how much is shown once more has been loaded', () => {
  const { set } = showInListing(<Announcer />);
  const hits = Array.from({ length: 48 }, (_, index) => ({ id: `${index}` }) as ProductHit);
  set({ answer: fakeAnswer({ total: 96, hits }), firstNew: 24 });
  pass(1_000);
  expect(said()).toBe('48 of 96 products shown');
});
