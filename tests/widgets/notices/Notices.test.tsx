import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RawPayload } from '../../../src/payload/schema.ts';
import { addNotice } from '../../../src/store/notices/notices.ts';
import { examples } from '../../../widgets/notices/examples.ts';
import { Notices } from '../../../widgets/notices/Notices.tsx';
import { addHtml } from '../../support/fresh-page.ts';
import { renderIsland } from '../../support/render-island.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const region = () => screen.queryByRole('region', { name: 'Notifications' });

/** Renders and waits until the part that shows notices is there. */
async function renderNotices(payload: RawPayload = {}) {
  const island = renderIsland(<Notices />, payload);
  if (payload.actionMessage) await waitFor(() => expect(region()).not.toBeNull());
  return island;
}

test('without a notice there is nothing', async () => {
  await renderNotices();
  await pass(1000);
  expect(region()).toBeNull();
});

test.each([
  ['Success', 'status'],
  ['Information', 'status'],
  ['Warning', 'alert'],
  ['Error', 'alert'],
])('%s: the live region is there before its text, as %s', async (name, role) => {
  const { actionMessage } = examples.find((each) => each.name === name)?.payload ?? {};
  await renderNotices({ actionMessage });
  const live = screen.getByRole(role);
  expect(live.textContent).toBe('');
  await pass(200);
  expect(live.textContent).toBe(actionMessage?.text);
});

test('all but errors go after ten seconds', async () => {
  const { store } = await renderNotices({ actionMessage: { type: 'success', text: 'Done' } });
  act(() => addNotice(store, { type: 'error', text: 'Broken' }));
  await pass(200);
  await pass(9_700);
  expect(screen.queryByText('Done')).not.toBeNull();
  await pass(500);
  expect(screen.queryByText('Done')).toBeNull();
  await pass(60_000);
  expect(screen.queryByText('Broken')).not.toBeNull();
});

test('an error goes when it is dismissed, also out of the store', async () => {
  const { store } = await renderNotices({ actionMessage: { type: 'error', text: 'Broken' } });
  await pass(200);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Broken')).toBeNull();
  expect(store.getState().notices).toEqual([]);
});

test('of messages about saving only the newest is shown', async () => {
  const { store } = await renderNotices({ actionMessage: { type: 'info', text: 'Welcome' } });
  await pass(200);
  act(() => addNotice(store, { type: 'success', text: 'Saved once', kind: 'save' }));
  act(() => addNotice(store, { type: 'success', text: 'Saved twice', kind: 'save' }));
  expect(screen.queryByText('Saved once')).toBeNull();
  expect(screen.queryByText('Saved twice')).not.toBeNull();
  expect(screen.queryByText('Welcome')).not.toBeNull();
});

test('a notice that comes later is shown too', async () => {
  const { store } = await renderNotices();
  act(() => addNotice(store, { type: 'info', text: 'News' }));
  await waitFor(() => expect(region()).not.toBeNull());
  await pass(200);
  expect(screen.getByRole('status').textContent).toBe('News');
});

test('its action gives the focus back to where it was, or to the heading of the page', async () => {
  const heading = addHtml('<h1>Pigments</h1>');
  const before = addHtml<HTMLButtonElement>('<button type="button">Before</button>');
  const run = vi.fn();
  const { store } = await renderNotices();
  const undo = async () => {
    act(() => addNotice(store, { type: 'success', text: 'Removed.', action: { text: 'Undo', run } }));
    await waitFor(() => expect(region()).not.toBeNull());
    await pass(200);
    expect(screen.getByRole('status').textContent).toBe('Removed. Undo');
    const button = screen.getByRole('button', { name: 'Undo' });
    act(() => button.focus());
    fireEvent.click(button);
  };
  // By Tab, so that nothing is known of where it was.
  await undo();
  expect(document.activeElement).toBe(heading);
  before.focus();
  fireEvent.pointerDown(region() as HTMLElement);
  await undo();
  expect(document.activeElement).toBe(before);
  expect(run).toHaveBeenCalledTimes(2);
});

test('where the region is missing, notices wait for the next one, or for the connection, which fetches it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.doMock('../../../widgets/notices/NoticeRegion.tsx', () => Promise.reject(new Error('no file')));
  const { store } = await renderNotices();
  act(() => addNotice(store, { type: 'error', text: 'First' }));
  await waitFor(() => expect(console.error).toHaveBeenCalledOnce());
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(console.error).toHaveBeenCalledTimes(2));
  expect(region()).toBeNull();
  vi.doUnmock('../../../widgets/notices/NoticeRegion.tsx');
  act(() => addNotice(store, { type: 'error', text: 'Second' }));
  await waitFor(() => expect(region()).not.toBeNull());
  await pass(200);
  expect(screen.getByText('First')).toBeDefined();
  expect(screen.getByText('Second')).toBeDefined();
});
