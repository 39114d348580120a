import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { heldBack } from '../../support/services/answers.ts';
import { answer, answerAsPrepared, button, heading, notices, open, sent } from './open-profile.tsx';

vi.mock('../../../src/lib/address/leave-to.ts', () => ({ leaveTo: vi.fn() }));

const SESSIONS = '/api/v1/user/me/sessions';
const LIST = `GET ${SESSIONS}`;
const END = `DELETE ${SESSIONS}/s-2`;

const timeOf = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

const own = { id: 's-1', device: 'Chrome on macOS', signedInAt: timeOf(2026, 10, 2, 8, 0), isCurrent: true };
const firefox = {
  ...{ id: 's-2', device: 'Firefox on Windows', isCurrent: false },
  ...{ signedInAt: timeOf(2026, 10, 1, 8, 0), usedAt: timeOf(2026, 10, 2, 9, 30) },
};
const bare = { id: 's-3', isCurrent: false };

const show = (...sessions: object[]) => {
  answer(LIST, { json: sessions });
  return open('/personal', {}, { sessions: true });
};
const entries = async () =>
  within(await screen.findByRole('list', { name: 'Where you are logged in' })).getAllByRole('listitem');
const textsOf = (entry: HTMLElement | undefined) =>
  [...(entry?.querySelectorAll('h4, p') ?? [])].map(({ textContent }) => textContent);
const calls = () => sent().map(({ call }) => call);

answerAsPrepared();

describe('the sessions of the user (row 297)', () => {
  test('this one comes first; of each is said what is known', async () => {
    show(firefox, bare, own);
    const [first, second, third] = await entries();
    expect(textsOf(first)).toEqual(['Chrome on macOS', 'This session', 'Logged in 2026/11/02, 08:00']);
    expect(textsOf(second)).toEqual([
      'Firefox on Windows',
      'Logged in 2026/11/01, 08:00 · Last used 2026/11/02, 09:30',
    ]);
    expect(textsOf(third)).toEqual(['Unknown device']);
  });

  test('a bare one says nothing of the times', async () => {
    answer(LIST, {
      wrong: [{ id: 's-9', isCurrent: true, device: null, signedInAt: 'yesterday', usedAt: null }],
    });
    open('/personal', {}, { sessions: true });
    expect(textsOf((await entries())[0])).toEqual(['Unknown device', 'This session']);
  });

  test('are not asked for where the page does not say that the service has them', async () => {
    open('/personal');
    expect(heading('Devices')).toBeDefined();
    await vi.dynamicImportSettled();
    expect(calls()).not.toContain(LIST);
  });

  test.each([404, 501])(
    'are hidden where the service answers %i; the logout everywhere stays',
    async (status) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      answer(LIST, { wrong: { message: 'No such call.' }, status });
      open('/personal', {}, { sessions: true });
      await screen.findByText('Loading');
      await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
      expect(screen.queryByRole('alert')).toBeNull();
      expect(button('Log out everywhere')).toBeDefined();
    },
  );

  test('say that they cannot be loaded, and come with the next try', async () => {
    answer(LIST, { wrong: { message: 'Closed.' }, status: 500 });
    const { hand } = open('/personal', {}, { sessions: true });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your sessions could not be loaded.');
    answer(LIST, { json: [own] });
    await hand.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await entries()).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(heading('Devices')));
  });

  test('of like devices have names and buttons of their own', async () => {
    show(own, firefox, { ...firefox, id: 's-9' }, bare);
    await entries();
    const names = screen
      .getAllByRole('button', { name: /^Log out of/ })
      .map(({ textContent }) => textContent);
    expect(names.slice(1, 3)).toEqual([
      'Log out of Firefox on Windows (1)',
      'Log out of Firefox on Windows (2)',
    ]);
    expect(new Set(names).size).toBe(4);
  });

  test('are read anew when the screen is visited again', async () => {
    const { unmount } = show(own, firefox);
    expect(await entries()).toHaveLength(2);
    unmount();
    show(own);
    expect(await entries()).toHaveLength(1);
  });
});

describe('ending a session (row 298)', () => {
  test('takes it off the list, announces it and moves the focus to the next', async () => {
    const island = show(own, firefox, bare);
    await entries();
    answer(END, { status: 204 });
    await island.hand.click(button('Log out of Firefox on Windows'));
    await waitFor(async () => expect(await entries()).toHaveLength(2));
    expect(sent().at(-1)).toMatchObject({ call: END });
    expect(notices(island)).toEqual(['Logged out: Firefox on Windows.']);
    expect(document.activeElement?.textContent).toBe('Unknown device');
  });

  test('two at once, slowly, takes both off the list, and no focus of who has gone on', async () => {
    const island = show(own, firefox, bare);
    await entries();
    const [first, second] = [heldBack(), heldBack()];
    answer(END, first.answer);
    answer(`DELETE ${SESSIONS}/s-3`, second.answer);
    await island.hand.click(button('Log out of Firefox on Windows'));
    await island.hand.click(button('Log out of Unknown device'));
    button('Log out everywhere').focus();
    await act(async () => first.arrive({ status: 204 }));
    await waitFor(async () => expect(await entries()).toHaveLength(2));
    await act(async () => second.arrive({ status: 204 }));
    await waitFor(async () => expect(await entries()).toHaveLength(1));
    expect(document.activeElement).toBe(button('Log out everywhere'));
  });

  test('of one that has ended by itself does the same', async () => {
    const island = show(own, firefox);
    await entries();
    answer(END, { status: 404, json: { message: 'This session has ended already.', code: 'not_found' } });
    await island.hand.click(button('Log out of Firefox on Windows'));
    await waitFor(() => expect(notices(island)).toEqual(['Logged out: Firefox on Windows.']));
    expect(document.activeElement?.textContent).toBe('Chrome on macOS');
  });

  test('that fails says why beside it, and is tried again by the same button', async () => {
    const island = show(own, firefox);
    const [, entry] = await entries();
    answer(END, { status: 500, json: { message: 'Not now.' } });
    await island.hand.click(button('Log out of Firefox on Windows'));
    expect((await within(entry as HTMLElement).findByRole('alert')).textContent).toContain('Not now.');
    expect(document.activeElement).toBe(button('Log out of Firefox on Windows'));
    answer(END, { status: 204 });
    await island.hand.click(button('Log out of Firefox on Windows'));
    await waitFor(async () => expect(await entries()).toHaveLength(1));
  });

  test('this one is a logout: nothing is sent, the page is left for the logout', async () => {
    const { leaveTo } = await import('../../../src/lib/address/leave-to.ts');
    const { hand } = show(own, firefox);
    await entries();
    await hand.click(button('Log out of Chrome on macOS'));
    expect(leaveTo).toHaveBeenCalledWith('/logout');
    expect(calls()).not.toContain(END);
  });

  test('leaves words where the service knows of none', async () => {
    show();
    expect(await screen.findByText('No sessions are known.')).toBeDefined();
  });
});
