import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFocusInRows } from '../../../../src/lib/scroll/show-in-row.ts';

const WIDTH = 300;
let root: HTMLElement;
let stop: () => void;

/** A scrolling row of 300 px, with a button from `left` to `right`. */
function row(left: number, right: number, { style = '', cell = '' } = {}) {
  root.innerHTML = `<div style="overflow-x: auto; ${style}"><div style="${cell}"><button>Tab</button></div></div>`;
  const box = root.firstElementChild as HTMLElement;
  const button = root.querySelector('button') as HTMLButtonElement;
  Object.defineProperty(box, 'clientWidth', { value: WIDTH });
  Object.defineProperty(box, 'scrollWidth', { value: 500 });
  box.getBoundingClientRect = () => ({ left: 10, right: 10 + WIDTH, width: WIDTH }) as DOMRect;
  button.getBoundingClientRect = () => ({ left, right, width: right - left }) as DOMRect;
  box.scrollLeft = 50;
  return { box, button };
}

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
  stop = watchFocusInRows(root);
});
afterEach(() => {
  stop();
  root.remove();
});

it.each([
  ['whole', 20, 120, {}, 50],
  ['cut at the end', 290, 400, {}, 140],
  ['cut at the start', -20, 80, {}, 20],
  ['below what sticks to the start', 20, 80, { style: 'scroll-padding-left: 40px' }, 20],
  [
    'in the column that sticks',
    10,
    80,
    { style: 'scroll-padding-left: 99px', cell: 'position: sticky; left: 0' },
    50,
  ],
  ['in a head that sticks to the top', 290, 400, { cell: 'position: sticky; top: 0; left: auto' }, 140],
  ['wider than the row', 0, 400, {}, 50],
])('scrolls a row to a focused element that is %s', (_, left, right, styles, place) => {
  const { box, button } = row(left, right, styles);
  button.focus();
  expect(box.scrollLeft).toBe(place);
});

it('leaves the row where it is if the element is pressed', () => {
  const { box, button } = row(290, 400);
  vi.spyOn(button, 'matches').mockReturnValue(false);
  button.focus();
  expect(box.scrollLeft).toBe(50);
});

it('scrolls to the focus no longer once it is stopped', () => {
  const { box, button } = row(290, 400);
  stop();
  button.focus();
  expect(box.scrollLeft).toBe(50);
});
