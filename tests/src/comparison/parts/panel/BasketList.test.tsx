import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { dragBy, layRows } from '../../../../support/drag-rows.ts';
import { bringComparison } from '../../../../support/with-comparison.ts';
import { bar, button, COLORS, listed, openList } from '../../../../widgets/basket-bar/open-basket.tsx';

beforeEach(() => bringComparison(3));

const names = (...numbers: number[]) => numbers.map((number) => `Pigment ${number}`);

test('says of a product that it has no colour, once the service has said so', async () => {
  const colored = { uid: 'pigments::p-1', color_values: { R: 200, G: 30, B: 10, image: null } };
  await openList({ answers: { [COLORS]: { json: [colored, { uid: 'pigments::p-2' }] } } });
  await waitFor(() => expect(listed()).toEqual(['Pigment 1', 'Pigment 2 not measured', 'Pigment 3']));
});

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
  /** Takes the first row to the last place. */
  async function dragFirst() {
    layRows(screen.getAllByRole('listitem'));
    const [handle] = (await screen.findAllByTitle('Drag to another place')) as [HTMLElement];
    dragBy(handle, 65);
    return handle;
  }

  test('a row that is dropped stands there, which is announced', async () => {
    await openList();
    const handle = await dragFirst();
    expect(listed()).toEqual(names(1, 2, 3));
    fireEvent.pointerUp(handle);
    expect(listed()).toEqual(names(2, 3, 1));
    expect(screen.getByText('Pigment 1 is now number 3 of 3.')).toBeDefined();
  });

  test('Escape leaves all as it was, the list open, too', async () => {
    const { state } = await openList();
    const handle = await dragFirst();
    fireEvent.keyDown(bar(), { key: 'Escape' });
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
