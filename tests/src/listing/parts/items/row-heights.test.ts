import { expect, it } from 'vitest';
import { rowHeights } from '../../../../../src/listing/parts/items/row-heights.ts';

/** A list with hits of these tops, ending at `bottom`. */
function draw(tops: readonly number[], bottom: number) {
  const list = document.createElement('ol');
  list.getBoundingClientRect = () => ({ bottom }) as DOMRect;
  const hits = tops.map((top) => {
    const hit = document.createElement('li');
    hit.getBoundingClientRect = () => ({ top }) as DOMRect;
    return hit;
  });
  list.append(...hits);
  return { list: document.body.appendChild(list), hits };
}

it('are those of the hits, and an equal share of the room for those that are missing', () => {
  const { list, hits } = draw([100, 180, 280], 350);
  const missing = { before: { count: 2, height: 100 }, after: { count: 1, height: 20 } };
  expect(rowHeights(list, hits, missing)).toEqual({ columns: 1, rows: [50, 50, 80, 100, 50, 20] });
});

it('hold several hits each in a grid', () => {
  const { list, hits } = draw([0, 0, 0, 300, 300, 300, 600], 850);
  list.style.setProperty('--ce-_columns', '3');
  expect(rowHeights(list, hits, {})).toEqual({ columns: 3, rows: [300, 300, 250] });
});
