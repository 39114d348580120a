import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { addToComparison, openBasket } from '../../../src/comparison/state/change-comparison.ts';
import { createBus } from '../../../src/events/bus.ts';
import { createPageStore } from '../../../src/store/store.ts';
import { bringComparison, pigment } from '../../support/with-comparison.ts';
import { bar, button, COLORS, openList, renderBasket, toggle } from './open-basket.tsx';

/** Whether the list can be reached. */
const isUnfolded = () => screen.getByRole('list').closest('[inert]') === null;

describe('the bar', () => {
  test('is not there while nothing is in the comparison, comes with the first product (row 114)', () => {
    const { container, store, bus } = renderBasket();
    expect(container.innerHTML).toBe('');
    act(() => void addToComparison({ store, bus }, { item: pigment(1), industries: ['coatings'] }));
    expect(toggle().textContent).toContain('1 of 4 products');
  });

  test('is not there where it is disabled, whatever is in the comparison (row 114)', () => {
    bringComparison(2);
    expect(renderBasket({ props: { enabled: false } }).container.innerHTML).toBe('');
  });

  test('says how many products there are, and which', () => {
    bringComparison(3);
    renderBasket();
    expect(toggle().textContent).toContain('3 of 4 products');
    expect(toggle().textContent).toContain('Pigment 1, Pigment 2, Pigment 3');
  });

  test('with one product says what is missing instead of its name (row 120)', () => {
    bringComparison(1);
    renderBasket();
    expect(toggle().textContent).toContain('1 of 4 products');
    expect(toggle().textContent).toContain('Add one more product to compare.');
    expect(toggle().textContent).not.toContain('Pigment 1');
  });

  test('leads to the comparison, but for the page that shows it', () => {
    bringComparison(2);
    const elsewhere = renderBasket();
    expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare');
    elsewhere.unmount();
    history.replaceState(null, '', '/compare#colour');
    const { store, bus } = renderBasket();
    act(() => openBasket({ store, bus }, true));
    expect(toggle().textContent).toContain('2 of 4 products');
    expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
    history.replaceState(null, '', '/');
  });

  test('stays away from the page that shows the comparison, but for what only the bar tells', () => {
    bringComparison(2);
    const { container, active } = renderBasket();
    const isThere = (state: Partial<ReturnType<typeof active.state.getState>>) => {
      act(() => active.state.setState(state));
      return container.innerHTML !== '';
    };
    expect(isThere({})).toBe(true);
    expect(isThere({ isOnPage: true })).toBe(false);
    expect(isThere({ isBasketOpen: true })).toBe(true);
    expect(isThere({ isBasketOpen: false })).toBe(false);
    expect(isThere({ isHintDue: true })).toBe(true);
    expect(isThere({ isHintDue: false, sync: 'saving' })).toBe(false);
    for (const sync of ['offline', 'failed', 'signed-out'] as const) expect(isThere({ sync })).toBe(true);
    expect(isThere({ sync: 'idle', isOnPage: false })).toBe(true);
  });

  test('stays away from the address of the comparison before the page shows it', () => {
    bringComparison(2);
    history.replaceState(null, '', '/compare');
    expect(renderBasket().container.innerHTML).toBe('');
    history.replaceState(null, '', '/');
  });

  test('follows a comparison that another tab changes', () => {
    bringComparison(2);
    renderBasket();
    const elsewhere = { store: createPageStore({}), bus: createBus() };
    act(() => void addToComparison(elsewhere, { item: pigment(3), industries: ['coatings'] }));
    expect(toggle().textContent).toContain('3 of 4 products');
  });

  test('asks once for the colours of its products, and for those of a new one only', async () => {
    bringComparison(2);
    const answers = {
      [COLORS]: {
        json: [
          { uid: pigment(1).uid, color_values: { R: 200, G: 30, B: 10, image: null } },
          { uid: pigment(2).uid, color_values: undefined },
        ],
      },
    };
    const { sent, store, bus, container } = renderBasket({ answers });
    const shades = () =>
      [...container.querySelectorAll<HTMLElement>('button .ce-basket__swatch')].map(({ style }) =>
        style.getPropertyValue('--ce-_color'),
      );
    const none = 'var(--ce-_subtle)';
    await waitFor(() => expect(shades()).toEqual(['rgb(200 30 10)', none, none, none]));
    act(() => void addToComparison({ store, bus }, { item: pigment(3), industries: ['coatings'] }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ url }) => Object.fromEntries(new URL(url).searchParams))).toEqual([
      { uids: 'pigments::p-1,pigments::p-2', i: 'coatings' },
      { uids: 'pigments::p-3', i: 'coatings' },
    ]);
  });

  test('keeps room on the page for as long as it is there', () => {
    bringComparison(2);
    const { unmount } = renderBasket();
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--ce-basket-height')).toMatch(/^\d+px$/);
    expect(style.getPropertyValue('scroll-padding-block-end')).toMatch(/^\d+px$/);
    unmount();
    expect(style.getPropertyValue('--ce-basket-height')).toBe('');
    expect(style.getPropertyValue('scroll-padding-block-end')).toBe('');
  });
});

describe('the way to the comparison', () => {
  test('is a link from two products on', () => {
    bringComparison(2);
    renderBasket();
    expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare');
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
  });

  test('is a button that says what is missing before (row 120)', async () => {
    bringComparison(1);
    renderBasket();
    expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
    const compare = button('Compare');
    expect(compare.getAttribute('aria-disabled')).toBe('true');
    expect(compare).toMatchObject({ disabled: false });
    const reason = document.getElementById(compare.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Add one more product to compare.');
    fireEvent.click(compare);
    await waitFor(() => expect(reason?.hasAttribute('data-open')).toBe(true));
  });

  test('is missing where the page names none', () => {
    bringComparison(2);
    renderBasket({ payload: { links: {} } });
    expect(screen.queryByText('Compare')).toBeNull();
  });
});

describe('the list', () => {
  beforeEach(() => bringComparison(2));

  test('opens by the bar and takes the focus; the bar closes it, too', async () => {
    const { hand } = renderBasket();
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    expect(toggle().textContent).toContain('Show the products');
    await hand.click(toggle());
    await screen.findByRole('list');
    expect(isUnfolded()).toBe(true);
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    expect(toggle().textContent).toContain('Hide the products');
    const heading = screen.getByRole('heading', { name: 'Your comparison for coatings' });
    expect(document.activeElement).toBe(heading);
    await hand.click(toggle());
    expect(isUnfolded()).toBe(false);
    expect(document.activeElement).toBe(toggle());
  });

  test('is not there before somebody opens it, and stays from then on', async () => {
    const page = renderBasket();
    // What is fetched for the bar has come.
    act(() => page.active.state.setState({ isHintDue: true }));
    await screen.findByText(/^You can only compare products from one industry/);
    expect(screen.queryByRole('list')).toBeNull();
    await page.hand.click(toggle());
    const list = screen.getByRole('list');
    await page.hand.click(toggle());
    expect(screen.getByRole('list')).toBe(list);
    expect(isUnfolded()).toBe(false);
  });

  test('closes by Escape, and gives the focus back to the bar', async () => {
    const { hand } = await openList();
    await hand.keyboard('{Tab}{Escape}');
    expect(isUnfolded()).toBe(false);
    expect(document.activeElement).toBe(toggle());
  });

  test('closed, Escape is left to the page', () => {
    renderBasket();
    expect(fireEvent.keyDown(bar(), { key: 'Escape' })).toBe(true);
  });

  test('opened from elsewhere on the page, it gives the focus back there', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    const { store, bus, hand } = renderBasket();
    opener.focus();
    act(() => openBasket({ store, bus }, true));
    await screen.findByRole('list');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
    await hand.keyboard('{Escape}');
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });

  test('open from the beginning, it takes no focus', async () => {
    await openList({ props: { open: true } });
    expect(isUnfolded()).toBe(true);
    expect(document.activeElement).toBe(document.body);
  });
});
