import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placeBeside } from '../../../src/lib/place-beside.ts';

let leaving: AbortController;

beforeEach(() => {
  leaving = new AbortController();
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(300);
});

afterEach(() => leaving.abort());

/** A popover of 100 × 30 px. */
function popoverOf(direction = 'ltr'): HTMLElement {
  const popover = document.body.appendChild(document.createElement('div'));
  popover.style.direction = direction;
  vi.spyOn(popover, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(popover, 'offsetHeight', 'get').mockReturnValue(30);
  return popover;
}
const placeOf = (popover: HTMLElement) => [
  popover.hasAttribute('data-above') ? 'above' : 'below',
  ...['x', 'y', 'room'].map((name) => popover.style.getPropertyValue(`--ce-_${name}`)),
];
const at = (...box: [x: number, y: number, width: number, height: number]) =>
  ({ getBoundingClientRect: () => new DOMRect(...box) }) as Element;

it.each<[string, Element, 'top' | 'start' | 'end', string[]]>([
  ['above the middle', at(150, 200, 60, 20), 'top', ['above', '130px', '170px', '192px']],
  ['below, without room above', at(150, 20, 60, 20), 'top', ['below', '130px', '40px', '252px']],
  ['within the left edge', at(0, 200, 20, 20), 'top', ['above', '8px', '170px', '192px']],
  ['within the right edge', at(390, 200, 10, 20), 'top', ['above', '292px', '170px', '192px']],
  ['below its start', at(150, 100, 60, 20), 'start', ['below', '129px', '120px', '172px']],
  ['below its end', at(150, 100, 60, 20), 'end', ['below', '110px', '120px', '172px']],
  ['above, without room below', at(150, 250, 60, 20), 'start', ['above', '129px', '220px', '242px']],
  ['where more room is, without enough', at(150, 20, 60, 260), 'start', ['below', '129px', '280px', '12px']],
])('places a popover %s', (_, anchor, placement, expected) => {
  const popover = popoverOf();
  placeBeside(anchor, popover, placement, leaving.signal);
  expect(placeOf(popover)).toEqual(expected);
});

it.each([
  ['start', '131px'],
  ['end', '150px'],
] as const)('aligns with the %s of a line that runs from right to left', (align, x) => {
  const popover = popoverOf('rtl');
  placeBeside(at(150, 100, 60, 20), popover, align, leaving.signal);
  expect(placeOf(popover)[1]).toBe(x);
});

it('follows its anchor until it is stopped', () => {
  const popover = popoverOf();
  const anchor = document.createElement('a');
  const put = (y: number, type: string) => {
    anchor.getBoundingClientRect = () => new DOMRect(150, y, 60, 20);
    dispatchEvent(new Event(type));
    return placeOf(popover)[2];
  };
  placeBeside(anchor, popover, 'start', leaving.signal);
  expect(put(100, 'scroll')).toBe('120px');
  expect(put(50, 'resize')).toBe('70px');
  leaving.abort();
  expect(put(10, 'scroll')).toBe('70px');
});
