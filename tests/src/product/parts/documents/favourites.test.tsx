import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { nothing, refuse } from '../../../../support/services/answers.ts';
import { fakePigment } from '../../state/fake-pigment.ts';
import { document, showDocuments, toldDocument, userWith } from './show-documents.tsx';

const FAVOURITES = '/api/v1/product-sheet/favorite';
const ASSETS = [
  document('a-1'),
  document('a-2', { locale: 'de' }),
  document('a-3', { type: 'reach' }),
  document('a-4', { type: 'coa', industries: ['plastics'] }),
];
const stars = (name: string) => screen.findAllByRole('button', { name: `Save to My sheets: ${name}` });
const pressed = (buttons: readonly HTMLElement[]) =>
  buttons.map((button) => button.getAttribute('aria-pressed'));

function show(favourites: object[]) {
  return showDocuments(ASSETS, {
    payload: { user: userWith() },
    answers: {
      [`GET ${FAVOURITES}/`]: { json: favourites },
      [`POST ${FAVOURITES}`]: { json: { id: 'f-1', documentTypes: ['reach', 'tds'] } },
      [`DELETE ${FAVOURITES}/f-1`]: nothing,
      'GET /api/v1/pigment/469714': {
        json: fakePigment({ assets: ASSETS.map(({ id, ...more }) => toldDocument(id, more)) as never }),
      },
    },
  });
}

it('keeps a type beside those kept: all of its rows show it at once (row 212)', async () => {
  const { sent } = show([{ id: 'f-1', documentTypes: ['reach'] }]);
  const [first, second] = await stars('Technical data sheet');
  expect(pressed([first, second] as HTMLElement[])).toEqual(['false', 'false']);
  await userEvent.click(first as HTMLElement);
  await waitFor(() => expect(pressed([first, second] as HTMLElement[])).toEqual(['true', 'true']));
  await waitFor(() =>
    expect(sent.at(-1)?.body).toEqual({ productId: '469714', documentTypes: ['reach', 'tds'] }),
  );
});

it('deletes the favourite with its last type (row 213)', async () => {
  const { sent, store } = show([{ id: 'f-1', documentTypes: ['reach'] }]);
  const [star] = await stars('REACH statement');
  await userEvent.click(star as HTMLElement);
  await waitFor(() => expect(sent.at(-1)?.method).toBe('DELETE'));
  await waitFor(() =>
    expect(store.getState().notices.at(-1)?.text).toBe(
      'Removed from My sheets: REACH statement of Rubelis Red 3240.',
    ),
  );
  expect(pressed([star as HTMLElement])).toEqual(['false']);
});

it('keeps all other types of the product, also of other industries, after all were kept (row 214)', async () => {
  const { sent } = show([{ id: 'f-1', documentTypes: [] }]);
  const [star] = await stars('REACH statement');
  expect(pressed([star as HTMLElement])).toEqual(['true']);
  await userEvent.click(star as HTMLElement);
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ documentTypes: ['tds', 'coa'] }));
});

it('reverts a failed change, and reports it', async () => {
  const { answers, store } = show([]);
  const [star] = await stars('REACH statement');
  answers[`POST ${FAVOURITES}`] = { json: { message: 'Moved.' }, status: 503 };
  await userEvent.click(star as HTMLElement);
  await waitFor(() => expect(store.getState().notices.at(-1)?.text).toContain('Moved.'));
  expect(pressed([star as HTMLElement])).toEqual(['false']);
});

it('says in the place of the stars that they could not be read, and tries again', async () => {
  const { answers, store } = show([]);
  answers[`GET ${FAVOURITES}/`] = refuse(500, 'Closed today.');
  const [first, second] = await screen.findAllByRole('button', {
    name: 'My sheets could not be loaded. Try again: Technical data sheet',
  });
  expect(second).toBeDefined();
  first?.focus();
  await userEvent.click(first as HTMLElement);
  await waitFor(() =>
    expect(store.getState().notices.at(-1)?.text).toBe('My sheets could not be loaded. Closed today.'),
  );
  answers[`GET ${FAVOURITES}/`] = { json: [{ id: 'f-1', documentTypes: ['tds'] }] };
  await userEvent.click(first as HTMLElement);
  await waitFor(async () => expect(pressed(await stars('Technical data sheet'))).toEqual(['true', 'true']));
  expect(window.document.activeElement).toBe(first);
});

it.each([
  ['visitors', {}, {}],
  ['products without a code', { user: userWith() }, { product: fakePigment({ prd: null, assets: ASSETS }) }],
])('has no stars for %s (row 215)', async (_, payload, props) => {
  const { sent } = showDocuments(ASSETS, { payload, props });
  await screen.findByRole('heading', { name: 'Documents' });
  expect(screen.queryByRole('button', { name: /My sheets/ })).toBeNull();
  expect(sent.filter(({ url }) => url.includes('favorite'))).toHaveLength(0);
});
