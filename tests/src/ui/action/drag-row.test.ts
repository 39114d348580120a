import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { dragRow } from '../../../../src/ui/action/drag-row.ts';
import { layRows } from '../../../support/drag-rows.ts';

const { scrollAtEdges } = vi.hoisted(() => ({ scrollAtEdges: vi.fn() }));
vi.mock('../../../../src/lib/scroll/scroll-at-edges.ts', () => ({ scrollAtEdges }));
const stopScrolling = vi.fn();
const onMove = vi.fn();
let cancel = () => {};

beforeEach(() => {
  onMove.mockReset();
  stopScrolling.mockReset();
  scrollAtEdges.mockReset().mockReturnValue(stopScrolling);
});
afterEach(() => cancel());

const list = () => screen.getByRole('list');
const shifts = () =>
  screen.getAllByRole('listitem').map(({ style }) => style.getPropertyValue('--ce-_shift'));
const none = ['', '', '', ''];

/** Takes a row of several, which are below one without a handle, and moves the pointer by some px. */
function drag(id: string, ids: readonly string[], ...distances: number[]) {
  const rows = ids.map((each) => `<li><b data-drag="${each}"></b></li>`);
  document.body.innerHTML = `<ul><li>Products</li>${rows.join('')}</ul>`;
  layRows(screen.getAllByRole('listitem'));
  const handle = document.querySelector(`[data-drag="${id}"]`) as HTMLElement;
  cancel = dragRow(handle, 100, onMove);
  for (const distance of distances) fireEvent.pointerMove(handle, { clientY: 100 + distance });
  return handle;
}
const ABC = ['a', 'b', 'c'];

describe('a row', () => {
  it('follows the pointer, the others make room, and it is dropped there', () => {
    const handle = drag('a', ABC, 65);
    expect(shifts()).toEqual(['', '65px', '-40px', '-40px']);
    expect(list().querySelector('[data-dragged]')).toBe(handle.parentElement);
    expect(onMove).not.toHaveBeenCalled();
    fireEvent.pointerUp(handle);
    expect(onMove.mock.calls).toEqual([['c']]);
    expect(shifts()).toEqual(none);
    expect(document.querySelector('[data-dragging], [data-dragged]')).toBeNull();
  });

  it('is moved up as well, past the middle of another only', () => {
    const handle = drag('c', ABC, -45, -15);
    expect(shifts()).toEqual(['', '0px', '0px', '-15px']);
    fireEvent.pointerMove(handle, { clientY: 100 - 30 });
    expect(shifts()).toEqual(['', '0px', '40px', '-30px']);
    fireEvent.pointerUp(handle);
    expect(onMove.mock.calls).toEqual([['b']]);
  });

  it('stays within the rows that have a handle', () => {
    const handle = drag('b', ABC, 500);
    expect(shifts()).toEqual(['', '0px', '40px', '-40px']);
    fireEvent.pointerMove(handle, { clientY: -500 });
    expect(shifts()).toEqual(['', '40px', '-40px', '0px']);
  });

  it('that is dropped where it was has not moved', () => {
    fireEvent.pointerUp(drag('a', ABC, 50, 3));
    expect(onMove).not.toHaveBeenCalled();
  });

  it('stays at the pointer while the list is scrolled', () => {
    drag('a', ABC, 10);
    list().getBoundingClientRect = () => new DOMRect(0, -30, 100, 160);
    fireEvent.scroll(window);
    expect(shifts()).toEqual(['', '40px', '-40px', '0px']);
  });

  it('that is alone in its list is not dragged', () => {
    drag('a', ['a'], 30);
    expect(shifts()).toEqual(['', '']);
  });
});

describe('all is as it was', () => {
  test('after Escape, which closes nothing else', () => {
    const handle = drag('a', ABC, 65);
    const onKey = vi.fn();
    list().addEventListener('keydown', onKey);
    fireEvent.keyDown(list(), { key: 'a' });
    expect(onKey).toHaveBeenCalledOnce();
    expect(fireEvent.keyDown(list(), { key: 'Escape' })).toBe(false);
    expect(onKey).toHaveBeenCalledOnce();
    expect(shifts()).toEqual(none);
    fireEvent.pointerUp(handle);
    expect(onMove).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(list(), { key: 'Escape' })).toBe(true);
  });

  test('after the touch has become another gesture', () => {
    const handle = drag('a', ABC, 65);
    fireEvent.lostPointerCapture(handle);
    fireEvent.pointerMove(handle, { clientY: 30 });
    expect(shifts()).toEqual(none);
    fireEvent.pointerUp(handle);
    expect(onMove).not.toHaveBeenCalled();
  });
});

test('what scrolls the list does so from the first move until the drop', () => {
  const handle = drag('a', ABC);
  expect(scrollAtEdges).not.toHaveBeenCalled();
  fireEvent.pointerMove(handle, { clientY: 110 });
  fireEvent.pointerMove(handle, { clientY: 120 });
  expect(scrollAtEdges).toHaveBeenCalledOnce();
  const [element, y] = scrollAtEdges.mock.calls[0] as [Element, () => number];
  expect([element, y()]).toEqual([list(), 120]);
  fireEvent.pointerUp(handle);
  expect(stopScrolling).toHaveBeenCalledOnce();
});
