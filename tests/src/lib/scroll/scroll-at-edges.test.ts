import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollAtEdges } from '../../../../src/lib/scroll/scroll-at-edges.ts';

let frames: (() => void)[];
let stop = () => {};

beforeEach(() => {
  frames = [];
  vi.stubGlobal('innerHeight', 500);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => stop());

/** Returns by how many px an area at this place is scrolled. */
function watch(area: Element, top: number, height: number) {
  const scrolled: number[] = [];
  vi.spyOn(area, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, height));
  vi.spyOn(area, 'scrollBy').mockImplementation((...given: unknown[]) => {
    scrolled.push((given[0] as ScrollToOptions).top ?? 0);
  });
  return scrolled;
}
function add(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.querySelector('ul') as HTMLElement;
}
const page = () => document.scrollingElement ?? document.documentElement;

it.each([
  ['not in its middle', 250, 0],
  ['down near its lower edge', 480, 7],
  ['faster beyond it', 540, 22],
  ['up near its upper edge', 28, -5],
  ['faster above it', -12, -15],
])('scrolls the page %s', (_, y, by) => {
  const scrolled = watch(page(), -1000, 4000);
  stop = scrollAtEdges(add('<ul></ul>'), () => y);
  expect(scrolled).toEqual([by]);
});

it('goes on until it is stopped', () => {
  let y = 480;
  const scrolled = watch(page(), -1000, 4000);
  stop = scrollAtEdges(add('<ul></ul>'), () => y);
  frames.shift()?.();
  y = 250;
  frames.shift()?.();
  expect(scrolled).toEqual([7, 7, 0]);
  stop();
  expect(frames).toEqual([]);
});

it('scrolls what scrolls the list, not the page', () => {
  const list = add('<div style="overflow-y: auto"><section><ul></ul></section></div>');
  const scrolled = watch(list.closest('div') as Element, 100, 200);
  const ofPage = watch(page(), 0, 500);
  stop = scrollAtEdges(list, () => 292);
  expect([scrolled, ofPage]).toEqual([[10], []]);
});

it('finds it outside of the shadow root', () => {
  const box = add('<div style="overflow-y: scroll"><p></p></div><ul></ul>').previousElementSibling as Element;
  const root = (box.firstElementChild as Element).attachShadow({ mode: 'open' });
  root.innerHTML = '<ol></ol>';
  const scrolled = watch(box, 100, 200);
  stop = scrollAtEdges(root.firstElementChild as Element, () => 292);
  expect(scrolled).toEqual([10]);
});

it('takes the body for the page, to which its overflow belongs', () => {
  const scrolled = watch(page(), 0, 500);
  document.body.style.overflowY = 'auto';
  stop = scrollAtEdges(add('<ul></ul>'), () => 480);
  document.body.style.overflowY = '';
  expect(scrolled).toEqual([7]);
});
