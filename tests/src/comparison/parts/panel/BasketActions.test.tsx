import '../../../../../src/services/comparisons.ts';
import '../../../../../src/comparison/state/keep-comparison.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBasket } from '../../../../../src/comparison/state/change-comparison.ts';
import { signIn } from '../../../../../src/store/session/session.ts';
import { type Answer, nothing } from '../../../../support/services/answers.ts';
import { bringComparison, pigment } from '../../../../support/with-comparison.ts';
import { button, openList, renderBasket, user } from '../../../../widgets/basket-bar/open-basket.tsx';

const CREATE = 'POST /api/v1/product-comparison';
const saved = {
  id: 'c-1',
  shareId: 's-1',
  title: 'Reds',
  industry: 'coatings',
  basket: [pigment(1), pigment(2)],
};
const links = { comparePage: '/compare', profile: '/profile', login: '/login' };

test('visitors are led to the login, by a page or its overlay', async () => {
  bringComparison(2);
  await openList({ payload: { links: { ...links, login: '/sign-in' } } });
  const login = screen.getByRole('link', { name: 'Log in to save' });
  expect(login.getAttribute('href')).toBe('/sign-in');
  expect(login.dataset.ceOpen).toBe('login');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Saved comparisons' })).toBeNull();
});

test('who is signed in saves by one call, and changes it from there on; the focus is not lost', async () => {
  bringComparison(2);
  const { hand, sent, state, store } = await openList({
    payload: { user, links },
    answers: { [CREATE]: { json: saved, status: 201 } },
  });
  expect(screen.queryByRole('link', { name: 'Log in to save' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await hand.dblClick(button('Save'));
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  expect(state().comparison).toMatchObject({ id: 'c-1', shareId: 's-1' });
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { title: 'Reds', industry: 'coatings', basket: [pigment(1), pigment(2)] },
  ]);
  expect(store.getState().notices.at(-1)).toMatchObject({
    type: 'success',
    text: 'The comparison is saved as “Reds”.',
  });
});

test('visitors who have logged in on the page save in the same place, and keep the focus', async () => {
  bringComparison(2);
  const { hand, store } = await openList({ answers: { [CREATE]: { json: saved, status: 201 } } });
  act(() => signIn(store, user));
  expect(screen.queryByRole('link', { name: 'Log in to save' })).toBeNull();
  await hand.click(button('Save'));
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
});

test('a focus that has gone on meanwhile stays where it is', async () => {
  bringComparison(2);
  await openList({
    payload: { user },
    answers: { [CREATE]: { json: saved, status: 201 } },
  });
  fireEvent.click(button('Save'));
  button('Move Pigment 1 down').focus();
  const taken = vi.spyOn(screen.getByRole('heading', { level: 2 }), 'focus');
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeDefined();
  expect(taken).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button('Move Pigment 1 down'));
});

test.each([
  [
    'no connection',
    'no connection',
    'We cannot reach the server. Please check your connection and try again. Your comparison is kept here.',
  ],
  [
    'an ended session',
    { json: {}, status: 401 },
    'Your session has ended. Please log in again. Your comparison is kept here.',
  ],
  [
    'a busy service',
    { json: {}, status: 429 },
    'The server is busy. Try again in a moment. Your comparison is kept here.',
  ],
  [
    'a broken service',
    { json: {}, status: 500 },
    'An unknown error has occurred, please try again later. Your comparison is kept here.',
  ],
] as const)('%s is told; the button is there again and works', async (_what, answer, text) => {
  bringComparison(2);
  const answers: Record<string, Answer> = { [CREATE]: answer };
  const { hand, store, state, sent } = await openList({ payload: { user }, answers });
  await hand.click(button('Save'));
  await waitFor(() => expect(store.getState().notices.at(-1)).toMatchObject({ type: 'error', text }));
  await waitFor(() => expect(button('Save').getAttribute('aria-disabled')).toBeNull());
  expect(document.activeElement).toBe(button('Save'));
  expect(state().comparison.id).toBeUndefined();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('one product cannot be saved, and the button says why', async () => {
  bringComparison(1);
  const { hand, sent } = await openList({ payload: { user } });
  expect(button('Save').getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(button('Save').getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Add at least two products to save.');
  await hand.click(button('Save'));
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('saved comparisons are in the profile, for who is signed in', async () => {
  bringComparison(2);
  await openList({ payload: { user, links } });
  expect(screen.getByRole('link', { name: 'Saved comparisons' }).getAttribute('href')).toBe(
    '/profile#/product-comparisons',
  );
});

test.each([
  ['Start a new one', {}, { kind: 'discard' }],
  ['Delete', { id: 'c-1', shareId: 's-1' }, { kind: 'delete', title: 'Reds' }],
])('“%s” asks before anything is lost; no changes nothing, yes empties it', async (name, more, question) => {
  bringComparison(2, more);
  const { hand, active, state, bus, container, sent } = await openList({
    payload: { user },
    answers: { 'DELETE /api/v1/product-comparison/c-1': nothing },
  });
  const asked = vi.fn();
  bus.on('overlay:open', asked);
  await hand.click(button(name));
  await waitFor(() => expect(state().question).toMatchObject(question));
  expect(asked.mock.calls[0]?.[0]).toEqual({ name: 'comparison-question' });
  active.answer(false);
  await hand.click(button(name));
  expect(state().comparison.basket).toHaveLength(2);
  await waitFor(() => expect(state().question).toMatchObject(question));
  active.answer(true);
  await waitFor(() => expect(container.innerHTML).toBe(''));
  expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(name === 'Delete' ? 1 : 0);
  expect(document.cookie).toBe('');
});

describe('a saved comparison makes place for a new one without a question', () => {
  const heading = document.createElement('h1');
  const opener = document.createElement('button');
  beforeEach(() => {
    bringComparison(2, { id: 'c-1', shareId: 's-1' });
    document.body.prepend(heading, opener);
  });
  afterEach(() => {
    heading.remove();
    opener.remove();
  });

  test('and the page’s heading takes the focus', async () => {
    const { hand, state, container } = await openList({ payload: { user } });
    await hand.click(button('Start a new one'));
    await waitFor(() => expect(container.innerHTML).toBe(''));
    expect(state().question).toBeNull();
    expect(document.activeElement).toBe(heading);
    heading.blur();
    expect(heading.hasAttribute('tabindex')).toBe(false);
  });

  test('and the focus goes back to what had opened the basket', async () => {
    const page = renderBasket({ payload: { user } });
    opener.focus();
    act(() => openBasket(page, true));
    await screen.findByRole('list');
    await page.hand.click(button('Start a new one'));
    await waitFor(() => expect(page.container.innerHTML).toBe(''));
    expect(document.activeElement).toBe(opener);
  });
});
