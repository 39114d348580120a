import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  removeFromComparison,
  renameComparison,
} from '../../../../../src/comparison/state/edit-comparison.ts';
import { saveAgain } from '../../../../../src/comparison/state/save-again.ts';
import { pdf, refuse } from '../../../../support/services/answers.ts';
import { fakeServices } from '../../../../support/services/fake-services.ts';
import { answersWith, item, product } from '../fake-products.ts';
import { haveOwn, open, table, user } from '../open-page.tsx';

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('../../../../../src/lib/file/save-file.ts', () => ({ saveFile }));

beforeEach(() => saveFile.mockReset());

test('a product is removed without a new call; its column says so, has the focus and puts it back', async () => {
  haveOwn([1, 2, 3]);
  const sent = fakeServices(answersWith([product(1), product(2), product(3)]));
  open();
  const { dataset } = await table();
  const { length } = sent;
  fireEvent.click(screen.getByRole('button', { name: 'Remove Pigment 2' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Pigment 2' })).toBeNull());
  expect(dataset.gap).toBe('1');
  const undo = screen.getByRole('button', { name: 'Undo', description: 'Removed Pigment 2.' });
  expect(document.activeElement).toBe(undo);
  // Said by the button's description alone.
  expect(screen.getAllByText('Removed Pigment 2.')).toHaveLength(1);
  expect(undo.closest('[role=cell]')?.textContent).toBe('Removed Pigment 2.Undo');
  fireEvent.click(undo);
  expect(await screen.findByRole('columnheader', { name: 'Pigment 2' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Pigment 2' }));
  expect(dataset.gap).toBeUndefined();
  expect(sent).toHaveLength(length);
});

test('what was removed in turn comes back in turn, up to the empty page', async () => {
  haveOwn([1, 2]);
  fakeServices(answersWith([product(1), product(2)]));
  open();
  await table();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Pigment 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Pigment 2' }));
  expect(screen.getByRole('heading', { name: 'Nothing to compare yet' })).toBeDefined();
  expect(screen.getByText('Removed Pigment 2.').getAttribute('role')).toBe('status');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(document.activeElement).not.toBe(document.body);
  expect(await screen.findByText('Removed Pigment 1.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('columnheader', { name: 'Pigment 1' })).toBeDefined();
  expect(screen.queryByText(/^Removed/)).toBeNull();
});

test('the offer to undo ends ten seconds after the focus has left it', async () => {
  haveOwn([1, 2, 3]);
  fakeServices(answersWith([product(1), product(2), product(3)]));
  open();
  const { dataset } = await table();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Pigment 1' }));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getByText('Removed Pigment 1.')).toBeDefined();
  act(() => screen.getByRole('searchbox').focus());
  await act(() => vi.advanceTimersByTimeAsync(9_999));
  expect(screen.getByText('Removed Pigment 1.')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('Removed Pigment 1.')).toBeNull();
  expect(dataset.gap).toBeUndefined();
  vi.useRealTimers();
});

test('the column of a removed product goes with the next change', async () => {
  haveOwn([1, 2, 3]);
  fakeServices(answersWith([product(1), product(2), product(3)]));
  open();
  await table();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Pigment 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Move Pigment 3 to the left' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Pigment 3 to the left' }));
});

test('what was removed in the basket is offered there, and not said twice', async () => {
  haveOwn([1, 2, 3]);
  fakeServices(answersWith([product(1), product(2), product(3)]));
  const { store, bus } = open();
  await table();
  await act(() => removeFromComparison({ store, bus }, item(1).uid, 'basket'));
  expect(screen.queryByRole('columnheader', { name: 'Pigment 1' })).toBeNull();
  expect(screen.queryByText(/^Removed/)).toBeNull();
});

test('a failed save can be tried again here, and the focus stays until it is saved', async () => {
  haveOwn([1, 2], { id: 'c-1', version: 'v1' });
  const answers = answersWith([product(1), product(2)]);
  answers['PUT /api/v1/product-comparison/c-1'] = { json: {}, status: 500 };
  fakeServices(answers);
  const { store, bus } = open({ user });
  await table();
  await act(async () => {
    renameComparison({ store, bus }, 'Warm reds');
    await saveAgain({ store, bus });
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Your changes are kept here, but could not be saved.')).toBeDefined();
  answers['PUT /api/v1/product-comparison/c-1'] = {
    json: { id: 'c-1', title: 'Warm reds', industry: 'coatings', basket: [item(1), item(2)] },
  };
  again.focus();
  fireEvent.click(again);
  await waitFor(() => expect(again.isConnected).toBe(false));
  expect(screen.getByText('Saved')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Warm reds' }));
});

test('after the session the login opens from here', async () => {
  haveOwn([1, 2], { id: 'c-1', version: 'v1' });
  const answers = answersWith([product(1), product(2)]);
  answers['PUT /api/v1/product-comparison/c-1'] = { json: {}, status: 401 };
  fakeServices(answers);
  const { store, bus } = open({ user });
  const opened = vi.fn();
  bus.on('overlay:open', opened);
  await table();
  await act(async () => {
    renameComparison({ store, bus }, 'Warm reds');
    await saveAgain({ store, bus });
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(opened).toHaveBeenCalledExactlyOnceWith({ name: 'login' });
  expect(store.getState().isLoginDue).toBe(true);
});

test('the title is changed in its place; an empty one is refused, Escape leaves it as it was', async () => {
  haveOwn([1, 2]);
  fakeServices(answersWith([product(1), product(2)]));
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Change the title' }));
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: /Title of the comparison/ });
  fireEvent.input(input, { target: { value: '  ' } });
  fireEvent.submit(input);
  expect(screen.getByText('Please enter 1 to 120 characters.')).toBeDefined();
  fireEvent.input(input, { target: { value: 'Facade reds' } });
  fireEvent.submit(input);
  expect(screen.getByRole('heading', { name: 'Facade reds' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change the title' }));
  fireEvent.click(screen.getByRole('button', { name: 'Change the title' }));
  fireEvent.keyDown(screen.getByRole('textbox', { name: /Title of the comparison/ }), { key: 'Escape' });
  expect(screen.getByRole('heading', { name: 'Facade reds' })).toBeDefined();
  await table();
});

test('visitors are led to the login, who is signed in saves', async () => {
  haveOwn([1, 2]);
  fakeServices(answersWith([product(1), product(2)]));
  const { unmount } = open();
  expect(screen.getByRole('link', { name: 'Log in to save' }).dataset.ceOpen).toBe('login');
  await table();
  unmount();

  const saved = {
    id: 'c-1',
    shareId: 's-9',
    title: 'Reds',
    industry: 'coatings',
    basket: [item(1), item(2)],
  };
  const sent = fakeServices({
    ...answersWith([product(1), product(2)]),
    'POST /api/v1/product-comparison': { json: saved, status: 201 },
  });
  open({ user });
  expect(screen.getByText('Not saved')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy link' }));
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDefined();
  expect(
    sent.filter(({ method, url }) => method === 'POST' && url.endsWith('product-comparison')),
  ).toHaveLength(1);
  await table();
});

test('the link is copied, with the reference and the medium that are seen', async () => {
  haveOwn([1, 2], { id: 'c-1', shareId: 's-9' });
  fakeServices(answersWith([product(1), product(2)]));
  const writeText = vi.fn(async () => {});
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
  const { store } = open();
  await table();
  await act(async () => screen.getByRole('button', { name: 'Copy link' }).click());
  expect(writeText).toHaveBeenCalledWith(
    `${location.origin}/compare?comparison=s-9&reference=pigments::p-1&medium=alkyd`,
  );
  // Said by the button: a notice would cover the figures.
  expect(await screen.findByText('The link is copied.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined();
  expect(store.getState().notices).toEqual([]);
  await table();
});

test('a browser that cannot copy says so, reports it, and the link is there to be selected (row 133)', async () => {
  haveOwn([1, 2]);
  fakeServices(answersWith([product(1), product(2)]));
  vi.spyOn(console, 'error').mockReturnValue();
  const reported = vi.fn();
  document.addEventListener('ce:error', reported, { once: true });
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  const { store } = open();
  await table();
  await act(async () => screen.getByRole('button', { name: 'Copy link' }).click());
  expect(store.getState().notices.at(-1)).toMatchObject({
    type: 'error',
    text: 'We are sorry, but your browser does not support this feature.',
  });
  expect(reported).toHaveBeenCalledTimes(1);
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this comparison' });
  expect(link.value).toBe(
    `${location.origin}/compare?i=coatings&uids=pigments::p-1,pigments::p-2&reference=pigments::p-1&medium=alkyd`,
  );
  expect(document.activeElement).toBe(link);
  await table();
});

test.each([
  ['a visitor', {}, 'https://backend.example', ''],
  ['who is signed in', { user }, 'https://backend.example', '&token=once'],
])('the export of %s is fetched from the backend (row 134)', async (_who, payload, base, token) => {
  haveOwn([1, 2]);
  const sent = fakeServices({
    ...answersWith([product(1), product(2)]),
    'POST /api/v1/user/me/download-token': { json: { token: 'once' }, status: 201 },
    '*': pdf({ 'content-disposition': 'attachment; filename="Reds.pdf"' }),
  });
  open(payload);
  await table();
  fireEvent.click(screen.getByRole('button', { name: 'Export as PDF' }));
  await screen.findByText('Reds.pdf is saved.');
  expect(saveFile).toHaveBeenCalledExactlyOnceWith('Reds.pdf', expect.any(Blob));
  expect(sent.at(-1)?.url).toBe(
    `${base}/util/download/comparison?i=coatings&productUids=pigments%3A%3Ap-1%2Cpigments%3A%3Ap-2&download=true&reference=pigments%3A%3Ap-1&medium=alkyd${token}`,
  );
});

test('the export compares with the reference that was chosen', async () => {
  haveOwn([1, 2]);
  const sent = fakeServices({
    ...answersWith([product(1), product(2)]),
    'GET /util/download/comparison': pdf(),
  });
  open();
  await table();
  fireEvent.click(screen.getByRole('button', { name: 'Set as reference: Pigment 2' }));
  fireEvent.click(screen.getByRole('button', { name: 'Export as PDF' }));
  await screen.findByText(/\.pdf is saved\./);
  expect(sent.at(-1)?.query.get('reference')).toBe('pigments::p-2');
});

test.each([
  ['an ended session', refuse(401), 'Your session has ended.', 'Log in'],
  ['a broken service', refuse(500), 'An unknown error has occurred', 'Try again'],
  ['no connection', 'no connection', 'We cannot reach the server.', 'Try again'],
] as const)('%s is told beside the export, and the page stays', async (_what, answer, text, way) => {
  haveOwn([1, 2]);
  fakeServices({ ...answersWith([product(1), product(2)]), 'POST /api/v1/user/me/download-token': answer });
  open({ user });
  await table();
  fireEvent.click(screen.getByRole('button', { name: 'Export as PDF' }));
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect(screen.getByRole('button', { name: way })).toBeDefined();
});

test('with an internal product there is no choice: file and copy are internal, and say so', async () => {
  haveOwn([1, 2]);
  const sent = fakeServices({
    ...answersWith([product(1), product(2, { isInternal: true })]),
    'POST /api/v1/user/me/download-token': { json: { token: 'once' }, status: 201 },
    'GET /util/download/comparison': pdf(),
  });
  vi.stubGlobal('ClipboardItem', undefined);
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({
    writeText: async () => {},
  } as unknown as Clipboard);
  open({ user: { ...user, tokenPayload: { roles: ['internal'] } } });
  await table();
  expect(screen.queryByRole('group', { name: 'PDF and copies' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Export as PDF' }));
  await screen.findByText(/, internal\.pdf is saved\./);
  expect(sent.at(-1)?.query.get('perspective')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Copy table' }));
  await screen.findByText('The table is copied, with internal data.');
});

test('internal users choose for whom the export is', async () => {
  haveOwn([1, 2]);
  const sent = fakeServices({
    ...answersWith([product(1), product(2)]),
    'POST /api/v1/user/me/download-token': { json: { token: 'once' }, status: 201 },
    'GET /util/download/comparison': pdf(),
  });
  open({ user: { ...user, tokenPayload: { roles: ['internal'] } } });
  await table();
  screen.getByRole('group', { name: 'PDF and copies' });
  fireEvent.click(screen.getByRole('button', { name: 'Export as PDF' }));
  await screen.findByText(/\.pdf is saved\./);
  expect(sent.at(-1)?.query.get('perspective')).toBe('customer');
});
