import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollToTop } from '../../../../src/lib/scroll/scroll-to-top.ts';

const scroll = vi.fn<(options: ScrollToOptions) => void>();
const onTop = vi.fn();
const tops = () => scroll.mock.calls.map(([{ top = Number.NaN }]) => Math.round(top));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] });
  vi.stubGlobal('scrollTo', scroll.mockReset());
  vi.stubGlobal('scrollY', 1000);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  onTop.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('takes 400 ms, slower towards the end', () => {
  scrollToTop(onTop);
  vi.advanceTimersByTime(200);
  expect(tops().at(-1)).toBeGreaterThan(0);
  expect(tops().at(-1)).toBeLessThan(500);
  vi.advanceTimersByTime(180);
  expect(onTop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(40);
  expect(tops().at(-1)).toBe(0);
  expect(tops()).toEqual(tops().toSorted((a, b) => b - a));
  expect(onTop).toHaveBeenCalledOnce();
  const { length } = tops();
  vi.advanceTimersByTime(1_000);
  expect(tops()).toHaveLength(length);
});

it('moves in steps of its own, whatever the page’s scroll behaviour', () => {
  scrollToTop();
  vi.advanceTimersByTime(500);
  expect(scroll.mock.calls.every(([{ behavior }]) => behavior === 'instant')).toBe(true);
});

it.each(['wheel', 'touchstart', 'keydown'])('lets go when the visitor scrolls: %s', (type) => {
  scrollToTop(onTop);
  vi.advanceTimersByTime(100);
  const { length } = tops();
  window.dispatchEvent(new Event(type));
  vi.advanceTimersByTime(1_000);
  expect(tops()).toHaveLength(length);
  expect(onTop).not.toHaveBeenCalled();
});

it('is there at once for who wants no motion', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
  scrollToTop(onTop);
  expect(tops()).toEqual([0]);
  expect(onTop).toHaveBeenCalledOnce();
});
