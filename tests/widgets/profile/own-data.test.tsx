import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../../src/payload/schema.ts';
import { signIn } from '../../../src/store/session/session.ts';
import { failureTexts } from '../../../src/texts/failures.ts';
import { answer, answerAsPrepared, button, link, notices, open, sent } from './open-profile.tsx';

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('../../../src/lib/file/save-file.ts', () => ({ saveFile }));

const DATA = 'GET /api/v1/user/me/data';
const data = { createdAt: '2026-11-02T09:00:00.000Z', profile: { email: 'ada@example.org' }, requests: [] };

answerAsPrepared();
beforeEach(() => saveFile.mockReset());

const press = () => screen.findByRole('button', { name: 'Download my data' });

describe('the user’s data as a file (row 299)', () => {
  test('is saved under a name with the date where they are, readable, and announced', async () => {
    answer(DATA, { json: data });
    // East of Greenwich the day has begun.
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 2, 23), toFake: ['Date'] });
    vi.spyOn(Date.prototype, 'getDate').mockReturnValue(3);
    const island = open('/personal', {}, { ownData: true });
    await island.hand.click(await press());
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    const [name, content] = saveFile.mock.calls[0] as [string, Blob];
    expect(name).toBe('my-data-2026-11-03.json');
    expect(await content.text()).toBe(JSON.stringify(data, null, 2));
    expect(notices(island)).toEqual([`Your data is in the file ${name}.`]);
  });

  test('is not offered where the page does not say that the service has it', async () => {
    open('/personal');
    await vi.dynamicImportSettled();
    expect(screen.queryByRole('button', { name: 'Download my data' })).toBeNull();
  });

  test('says while it is collected, and ignores a second press', async () => {
    let arrive = (_: object) => {};
    answer(DATA, () => new Promise((resolve) => (arrive = () => resolve({ json: data }))));
    const { hand } = open('/personal', {}, { ownData: true });
    await hand.click(await press());
    expect(await screen.findByText('Collecting your data')).toBeDefined();
    await hand.click(await press());
    await waitFor(() => expect(sent().filter(({ call }) => call === DATA)).toHaveLength(1));
    await act(async () => arrive({}));
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    expect(screen.queryByText('Collecting your data')).toBeNull();
  });

  test('says why it could not be had, and is tried again by the same button', async () => {
    answer(DATA, { status: 503, json: { message: 'Closed until Monday.' } });
    const { hand } = open('/personal', {}, { ownData: true });
    await hand.click(await press());
    expect((await screen.findByRole('alert')).textContent).toContain('Closed until Monday.');
    expect(document.activeElement).toBe(button('Download my data'));
    answer(DATA, { json: data });
    await hand.click(await press());
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['an empty object', { wrong: {} }],
    ['an error with the status of a success', { wrong: { message: 'Nothing here.' } }],
    ['a list', { wrong: [data] }],
    ['a gateway’s page', { wrong: '<html>Log in</html>' }],
  ])('saves nothing of %s, and does not speak of something that was sent', async (_, wrong) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answer(DATA, wrong);
    const { hand } = open('/personal', {}, { ownData: true });
    await hand.click(await press());
    expect((await screen.findByRole('alert')).textContent).toBe(failureTexts['failure.unknown']);
    expect(saveFile).not.toHaveBeenCalled();
  });

  test('asks for a new login where the last was too long ago (decision 61), and goes on after it', async () => {
    answer(DATA, { status: 403, json: { message: 'x', code: 'reauthentication_required' } });
    const { hand, store } = open('/personal', {}, { ownData: true });
    await hand.click(await press());
    await screen.findByText(/You logged in too long ago for this\./);
    const login = link('Log in');
    login.addEventListener('click', (event) => event.preventDefault());
    await hand.click(login);
    answer(DATA, { json: data });
    act(() => signIn(store, { ...(store.getState().user as User), token: 'next' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  });

  test('is saved for nobody else who has signed in meanwhile', async () => {
    let arrive = () => {};
    answer(DATA, () => new Promise((resolve) => (arrive = () => resolve({ json: data }))));
    const { hand, store } = open('/personal', {}, { ownData: true });
    await hand.click(await press());
    await waitFor(() => expect(sent().some(({ call }) => call === DATA)).toBe(true));
    act(() => signIn(store, { ...(store.getState().user as User), userId: 'u-other' }));
    await act(async () => arrive());
    await act(() => vi.dynamicImportSettled());
    expect(saveFile).not.toHaveBeenCalled();
  });
});
