import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { bringComparison } from '../../../../support/with-comparison.ts';
import { bar, button, listed, openList } from '../../../../widgets/basket-bar/open-basket.tsx';

beforeEach(() => bringComparison(3));

const names = (...numbers: number[]) => numbers.map((number) => `Pigment ${number}`);

describe('the order', () => {
  test('changes by key, is announced, and the key keeps the focus', async () => {
    const { hand, state } = await openList();
    button('Move Pigment 1 down').focus();
    await hand.keyboard('{Enter}');
    expect(listed()).toEqual(names(2, 1, 3));
    expect(screen.getByText('Pigment 1 is now number 2 of 3.').getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(button('Move Pigment 1 down'));
    await hand.keyboard('{Enter}');
    expect(listed()).toEqual(names(2, 3, 1));
    expect(screen.getByText('Pigment 1 is now number 3 of 3.')).toBeDefined();
    button('Move Pigment 3 up').focus();
    await hand.keyboard(' ');
    expect(listed()).toEqual(names(3, 2, 1));
    expect(document.activeElement).toBe(button('Move Pigment 3 up'));
    expect(state().comparison.basket.map(({ product_name }) => product_name)).toEqual(names(3, 2, 1));
  });

  test('has ends: the keys there keep the focus and do nothing', async () => {
    const { hand } = await openList();
    for (const name of ['Move Pigment 1 up', 'Move Pigment 3 down']) {
      expect(button(name).getAttribute('aria-disabled')).toBe('true');
      await hand.click(button(name));
      expect(listed()).toEqual(names(1, 2, 3));
      expect(document.activeElement).toBe(button(name));
    }
    expect(button('Move Pigment 1 down').getAttribute('aria-disabled')).toBeNull();
    expect(screen.queryByText(/is now number/)).toBeNull();
  });
});

describe('by pointer', () => {
  /** Gives the rows a height of 40 px each, and takes the first one by its handle. */
  function dragFirst(distance: number) {
    const handles = screen.getAllByTitle('Drag to another place');
    screen.getAllByRole('listitem').forEach((row, place) => {
      row.getBoundingClientRect = () => new DOMRect(0, place * 40, 200, 40);
    });
    const [handle] = handles;
    if (!handle) throw new Error('There is no row.');
    handle.setPointerCapture = () => {};
    fireEvent.pointerDown(handle, { button: 0, clientY: 20 });
    fireEvent.pointerMove(handle, { clientY: 20 + distance });
    return handle;
  }
  const shifts = () =>
    screen.getAllByRole('listitem').map(({ style }) => style.getPropertyValue('--ce-_shift'));

  test('a row follows, the others make room, and dropped it stands there', async () => {
    await openList();
    const handle = dragFirst(65);
    expect(shifts()).toEqual(['65px', '-40px', '-40px']);
    expect(listed()).toEqual(names(1, 2, 3));
    fireEvent.pointerUp(handle);
    expect(listed()).toEqual(names(2, 3, 1));
    expect(shifts()).toEqual(['', '', '']);
    expect(screen.getByText('Pigment 1 is now number 3 of 3.')).toBeDefined();
  });

  test('Escape leaves all as it was, the list open, too', async () => {
    const { state } = await openList();
    const handle = dragFirst(65);
    fireEvent.keyDown(bar(), { key: 'Escape' });
    expect(shifts()).toEqual(['', '', '']);
    fireEvent.pointerUp(handle);
    expect(listed()).toEqual(names(1, 2, 3));
    expect(state().isBasketOpen).toBe(true);
  });
});

describe('a removal', () => {
  test('gives the focus to the next row, after the last one to the one before', async () => {
    const { hand } = await openList();
    await hand.click(button('Remove Pigment 2'));
    expect(listed()).toEqual(names(1, 3));
    expect(document.activeElement).toBe(button('Remove Pigment 3'));
    await hand.keyboard('{Enter}');
    expect(listed()).toEqual(names(1));
    expect(document.activeElement).toBe(button('Remove Pigment 1'));
  });

  test('that leaves too little of a saved comparison asks before', async () => {
    bringComparison(2, { id: 'c-1', shareId: 's-1' });
    const { hand, state, bus } = await openList();
    const asked: string[] = [];
    bus.on('overlay:open', ({ name }) => asked.push(name));
    await hand.click(button('Remove Pigment 1'));
    await waitFor(() => expect(asked).toEqual(['comparison-question']));
    expect(state().question).toEqual({ kind: 'delete', title: 'Reds', name: 'Pigment 1' });
    expect(listed()).toEqual(names(1, 2));
  });
});
