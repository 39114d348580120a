import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { comparisonOf } from '../../../../../src/comparison/state/comparison-of.ts';
import { fakeServices } from '../../../../support/services/fake-services.ts';
import { answersWith, item, MANIFEST, PRODUCTS, product, wrongAnswersWith } from '../fake-products.ts';
import { haveOwn, open, shared, table, user } from '../open-page.tsx';

describe('products that are gone', () => {
  test('from one’s own unsaved comparison they are taken out and named', async () => {
    haveOwn([1, 2, 3]);
    fakeServices(answersWith([product(1), product(3)]));
    const { store, bus } = open();
    await table();
    await waitFor(() =>
      expect(store.getState().notices.at(-1)?.text).toBe(
        'No longer available, so removed from “Reds”: Pigment 2.',
      ),
    );
    expect(comparisonOf(store, bus).state.getState().comparison.basket).toHaveLength(2);
  });

  test('one that cannot be read is not gone: it stays, and is named', async () => {
    haveOwn([1, 2, 3]);
    fakeServices(wrongAnswersWith([product(1), { ...product(2), product_name: 7 }, product(3)]));
    const { store, bus } = open();
    await screen.findByText('Could not be read, so not shown: Pigment 2.');
    await table();
    expect(comparisonOf(store, bus).state.getState().comparison.basket).toHaveLength(3);
    expect(store.getState().notices).toEqual([]);
  });

  test('a link whose reference and medium are not available says what is shown instead', async () => {
    history.replaceState(null, '', '/compare?comparison=s-1&reference=pigments::p-2&medium=hdpe');
    fakeServices(answersWith([product(1), product(3)]));
    open(shared([1, 2, 3]));
    expect(await screen.findByText(/^The reference in this link/)).toHaveProperty(
      'textContent',
      'The reference in this link is not available to you. Differences are measured against Pigment 1.',
    );
    expect(
      screen.getByText(
        'The medium in this link is not available to you. Colours are shown as measured in Alkyd melamine.',
      ),
    ).toBeDefined();
    await table();
    history.replaceState(null, '', '/');
  });

  test('an answer without any of them takes none out: it says so, and tries again', async () => {
    haveOwn([1, 2]);
    const answers = answersWith([]);
    fakeServices(answers);
    const { store, bus } = open();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'These products could not be found. They stay in the comparison.',
    );
    expect(comparisonOf(store, bus).state.getState().comparison.basket).toHaveLength(2);
    expect(store.getState().notices).toEqual([]);
    Object.assign(answers, answersWith([product(1), product(2)]));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table()).toBeDefined();
  });

  test('of a saved one, its service says what becomes of it (row 131)', async () => {
    haveOwn([1, 2, 3], { id: 'c-1' });
    const saved = {
      id: 'c-1',
      title: 'Reds',
      industry: 'coatings',
      basket: [item(1), item(3)],
      dropped: ['Pigment 2'],
    };
    const sent = fakeServices({
      ...answersWith([product(1), product(3)]),
      'GET /api/v1/product-comparison/c-1': { json: saved },
      'PUT /api/v1/product-comparison/c-1': { json: { ...saved, dropped: [] } },
    });
    const { store, bus } = open({ user });
    await waitFor(() => expect(comparisonOf(store, bus).state.getState().comparison.basket).toHaveLength(2));
    expect(store.getState().notices.at(-1)?.text).toContain('Pigment 2');
    // Told until it is saved without them.
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('PUT /api/v1/product-comparison/c-1'));
    await table();
  });

  test('a saved one of which too little is left is gone (row 131)', async () => {
    haveOwn([1, 2], { id: 'c-1' });
    fakeServices({
      ...answersWith([product(1)]),
      'GET /api/v1/product-comparison/c-1': { json: { message: 'Gone' }, status: 404 },
    });
    const { store } = open({ user });
    const heading = await screen.findByRole('heading', { name: 'Nothing to compare yet' });
    expect(document.activeElement).toBe(heading);
    expect(store.getState().notices.at(-1)?.text).toContain('was deleted');
  });

  test('without a login a saved one stays as it is', async () => {
    haveOwn([1, 2], { id: 'c-1' });
    fakeServices(answersWith([product(1)]));
    const { store, bus } = open();
    expect(
      await screen.findByText('Not available to you for Coatings, so left out: Pigment 2.'),
    ).toBeDefined();
    expect(comparisonOf(store, bus).state.getState().comparison.basket).toHaveLength(2);
    expect(store.getState().notices).toEqual([]);
  });

  test('in a shared one the server’s words and our own stand together', async () => {
    fakeServices(answersWith([product(1), product(3)]));
    open(shared([1, 2, 3], { dropped: ['Pigment 9'] }));
    expect(
      await screen.findByText('Not available to you for Coatings, so left out: Pigment 9, Pigment 2.'),
    ).toBeDefined();
  });
});

test('a link to five products names the fifth, and says how many a comparison holds', async () => {
  fakeServices(answersWith([1, 2, 3, 4].map((number) => product(number))));
  open(shared([1, 2, 3, 4], { dropped: ['Pigment 5'] }));
  await screen.findByText('A comparison holds 4 products at most, so left out: Pigment 5.');
  expect(screen.queryByText(/not available/)).toBeNull();
});

describe('failures', () => {
  test.each([
    ['no connection', PRODUCTS, 'no connection', 'We cannot reach the server.'],
    ['a broken service', PRODUCTS, { json: {}, status: 500 }, 'An unknown error has occurred'],
    [
      'its own words',
      PRODUCTS,
      { json: { message: 'Closed for stocktaking.' }, status: 503 },
      'Closed for stocktaking.',
    ],
    ['no list', PRODUCTS, { wrong: '"hello"' }, 'An unknown error has occurred'],
    ['no manifest', MANIFEST, { json: {}, status: 500 }, 'An unknown error has occurred'],
  ] as const)('%s: a sentence, and another try that works', async (_what, call, answer, text) => {
    const answers = answersWith([product(1), product(2)]);
    const works = answers[call];
    answers[call] = answer;
    fakeServices(answers);
    open(shared([1, 2]));
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    // The link can be passed on all the same.
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined();
    if (works) answers[call] = works;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table()).toBeDefined();
  });

  test('another try keeps the focus while it runs; then the heading has it', async () => {
    const answers = answersWith([product(1), product(2)]);
    const works = answers[PRODUCTS];
    answers[PRODUCTS] = 'no connection';
    fakeServices(answers);
    open(shared([1, 2]));
    const again = await screen.findByRole('button', { name: 'Try again' });
    again.focus();
    fireEvent.click(again);
    expect(again.getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull());
    expect(document.activeElement).toBe(again);
    if (works) answers[PRODUCTS] = works;
    fireEvent.click(again);
    await table();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Shared reds' }));
  });

  test('while it loads, the place is held and said', () => {
    fakeServices({ '*': 'never' });
    open(shared([1, 2]));
    expect(screen.getByText('Loading the products')).toBeDefined();
  });
});
