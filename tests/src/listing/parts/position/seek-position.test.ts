import { beforeEach, describe, expect, it, vi } from 'vitest';
import { measurePosition } from '../../../../../src/listing/parts/position/measure-position.ts';
import { seekPosition } from '../../../../../src/listing/parts/position/seek-position.ts';

const HEIGHT = 100;
let frames: (() => void)[] = [];
let root: HTMLElement;
let shown: { from: number; count: number };
const ids = Array.from({ length: 500 }, (_, at) => `p-${at}`);

/** The page with hits 100 pixels high below a head of 50; only some of them are in it. */
function draw(): void {
  const start = 50 - scrollY;
  root.getBoundingClientRect = () => ({ top: start, bottom: start + ids.length * HEIGHT }) as DOMRect;
  root.replaceChildren(
    ...ids.slice(shown.from, shown.from + shown.count).map((id, at) => {
      const hit = document.createElement('li');
      hit.dataset.ceHit = id;
      const top = 50 + (shown.from + at) * HEIGHT - scrollY;
      hit.getBoundingClientRect = () => ({ top, bottom: top + HEIGHT }) as DOMRect;
      return hit;
    }),
  );
}
const indexOf = (id: string | undefined) => ids.indexOf(id ?? '');
const COUNT = { count: ids.length };
const frame = () => {
  const due = frames;
  frames = [];
  for (const run of due) run();
};

beforeEach(() => {
  root = document.body.appendChild(document.createElement('ol'));
  frames = [];
  shown = { from: 0, count: 500 };
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollBy', ({ top }: ScrollToOptions) => {
    vi.stubGlobal('scrollY', scrollY + (top ?? 0));
    draw();
  });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  draw();
});

describe('the place among the hits', () => {
  it('is the first hit in the window, and its distance from the top', () => {
    vi.stubGlobal('scrollY', 1234);
    draw();
    expect(measurePosition(root)).toEqual({ anchor: 'p-11', offset: -84, before: 1_100, after: 48_800 });
  });

  it('is none at the top of the page, and where no hit is in sight', () => {
    expect(measurePosition(root)).toEqual({ before: 0, after: 49_900 });
    vi.stubGlobal('scrollY', 5);
    root.replaceChildren();
    expect(measurePosition(root)).toEqual({});
  });

  it('is found again once the hits above have their height', () => {
    seekPosition(root, { ...COUNT, anchor: 'p-11', offset: -84 }, indexOf);
    expect(scrollY).toBe(1234);
    // What lies above finds its height.
    vi.stubGlobal('scrollY', 1200);
    draw();
    for (let count = 0; count < 30; count++) frame();
    expect([frames, scrollY]).toEqual([[], 1234]);
  });

  it('is found to half a pixel: rows below the anchor add differences of their own', () => {
    vi.stubGlobal('scrollBy', ({ top = 0 }: ScrollToOptions) => {
      // Browsers scroll by whole pixels.
      vi.stubGlobal('scrollY', Math.round(scrollY + top));
      draw();
    });
    vi.stubGlobal('scrollY', 1233);
    draw();
    seekPosition(root, { ...COUNT, anchor: 'p-11', offset: -83.9 }, indexOf);
    expect(scrollY).toBe(1234);
    const scrolled = vi.spyOn(globalThis, 'scrollBy');
    for (let count = 0; count < 30; count++) frame();
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('is found among hits that come into the page only near the window', () => {
    shown = { from: 0, count: 20 };
    draw();
    seekPosition(root, { ...COUNT, anchor: 'p-300', offset: 10 }, indexOf);
    shown = { from: 290, count: 20 };
    draw();
    frame();
    frame();
    expect(measurePosition(root)).toMatchObject({ anchor: 'p-299' });
    expect(scrollY).toBe(50 + 300 * HEIGHT - 10);
  });

  it('is found where the code that shows the hits takes its time', () => {
    shown = { from: 0, count: 0 };
    draw();
    seekPosition(root, { ...COUNT, anchor: 'p-11', offset: -84 }, indexOf);
    for (let count = 0; count < 500; count++) frame();
    shown = { from: 0, count: 500 };
    draw();
    frame();
    expect(scrollY).toBe(1234);
  });

  it('is found in a list that begins with hits that are still missing', () => {
    shown = { from: 0, count: 0 };
    draw();
    const list = root.appendChild(document.createElement('div'));
    list.dataset.ceWindow = '';
    list.getBoundingClientRect = () => ({ top: 50 - scrollY, height: ids.length * HEIGHT }) as DOMRect;
    seekPosition(root, { ...COUNT, anchor: 'p-300', offset: 10 }, indexOf);
    expect(scrollY).toBe(50 + 300 * HEIGHT - 10);
  });

  it('is given up where the hit does not come into the page though others do', () => {
    shown = { from: 0, count: 20 };
    draw();
    seekPosition(root, { ...COUNT, anchor: 'p-300' }, indexOf);
    for (let count = 0; count < 90; count++) frame();
    expect(frames).toEqual([]);
  });

  it('is not looked for once someone scrolls, or where the hit is gone', () => {
    shown = { from: 0, count: 20 };
    draw();
    seekPosition(root, { ...COUNT, anchor: 'p-300' }, indexOf);
    dispatchEvent(new Event('wheel'));
    expect(frames).toEqual([]);
    const before = scrollY;
    seekPosition(root, { ...COUNT, anchor: 'gone' }, indexOf);
    seekPosition(root, COUNT, indexOf);
    expect([frames, scrollY]).toEqual([[], before]);
  });

  it('is not sought by scrolling where the hits stick to the window', () => {
    const to = vi.fn(({ top }: ScrollToOptions) => vi.stubGlobal('scrollY', top));
    vi.stubGlobal('scrollTo', to);
    vi.stubGlobal('scrollBy', ({ top }: ScrollToOptions) => vi.stubGlobal('scrollY', scrollY + (top ?? 0)));
    seekPosition(root, { ...COUNT, anchor: 'p-11', offset: -84 }, indexOf);
    for (let count = 0; count < 30; count++) frame();
    expect(scrollY).toBe(0);
  });
});
