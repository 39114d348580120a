import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptPosition } from '../../../../src/lib/scroll/kept-position.ts';
import { useKeptPosition } from '../../../../src/ui/position/useKeptPosition.ts';

/** Heights of the parts of a page, one below the other, in px. */
let heights: Record<string, number> = {};
const opened = vi.fn();

function listAnchors() {
  return Object.keys(heights).map((id) => ({ id, element: partOf(id), open: () => opened(id) }));
}

function partOf(id: string): Element {
  const element = document.createElement('section');
  element.innerHTML = `<button aria-expanded="${id === 'technical'}"></button>`;
  element.getBoundingClientRect = () => new DOMRect(0, startOf(id) - scrollY, 900, heights[id]);
  return element;
}

function startOf(id: string): number {
  const ids = Object.keys(heights);
  return ids.slice(0, ids.indexOf(id)).reduce((sum, each) => sum + (heights[each] ?? 0), 0);
}

const frames = (count: number) => vi.advanceTimersByTime(count * 16);

beforeEach(() => {
  vi.useFakeTimers();
  heights = { use: 1000, technical: 2000, documents: 1000 };
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollBy', ({ top }: { top: number }) => vi.stubGlobal('scrollY', scrollY + top));
  scrollOf(0);
  history.replaceState({ own: 1 }, '', '/product');
});

afterEach(() => {
  opened.mockReset();
  history.replaceState(null, '', '/');
});

function scrollOf(y: number) {
  vi.stubGlobal('scrollY', y);
}

it('keeps what begins in the upper half of the window, and finds it again however high the rest is', () => {
  const { unmount } = renderHook(() => useKeptPosition(listAnchors));
  scrollOf(2700);
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(149);
  expect(keptPosition()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(history.state).toEqual({ own: 1, cePlace: { y: 2700, id: 'documents', offset: 300 } });
  unmount();

  scrollOf(0);
  heights = { use: 200 };
  renderHook(() => useKeptPosition(listAnchors));
  frames(5);
  expect(scrollY).toBe(0);
  heights = { use: 500, technical: 900, documents: 1000 };
  frames(1);
  expect(scrollY).toBe(1100);
  heights = { ...heights, use: 800 };
  frames(1);
  expect(scrollY).toBe(1400);
  // Later, browsers hold what is in view.
  frames(31);
  heights = { ...heights, use: 900 };
  frames(10);
  expect(scrollY).toBe(1400);
  expect(opened).not.toHaveBeenCalled();
});

it('finds it to half a pixel, so that several reloads do not add up', () => {
  heights = { use: 1000.4, documents: 1000 };
  const reload = renderHook(() => useKeptPosition(listAnchors));
  scrollOf(900);
  dispatchEvent(new Event('pagehide'));
  reload.unmount();
  for (const place of [900.6, 899.5, 901]) {
    scrollOf(place);
    const { unmount } = renderHook(() => useKeptPosition(listAnchors));
    expect(Math.abs(scrollY - 900)).toBeLessThanOrEqual(0.5);
    frames(31);
    dispatchEvent(new Event('pagehide'));
    unmount();
  }
});

it('opens the section that was open, and scrolls to it', () => {
  history.replaceState({ cePlace: { y: 1500, id: 'technical', offset: -500, isOpen: true } }, '');
  renderHook(() => useKeptPosition(listAnchors));
  expect(opened).toHaveBeenCalledExactlyOnceWith('technical');
  expect(scrollY).toBe(1500);
  scrollOf(1400);
  dispatchEvent(new Event('keydown'));
  dispatchEvent(new Event('pagehide'));
  expect(keptPosition()).toEqual({ y: 1400, id: 'technical', offset: -400, isOpen: true });
});

it('leaves a reader alone who moves meanwhile, and who was at the top', () => {
  history.replaceState({ cePlace: { y: 9000, id: 'contact', offset: 0 } }, '');
  const { unmount } = renderHook(() => useKeptPosition(listAnchors));
  dispatchEvent(new Event('pagehide'));
  expect(keptPosition()?.y).toBe(9000);
  dispatchEvent(new Event('wheel'));
  heights = { ...heights, contact: 500 };
  frames(5);
  expect(scrollY).toBe(0);
  dispatchEvent(new Event('pagehide'));
  expect(keptPosition()).toEqual({ y: 0 });
  unmount();
});
