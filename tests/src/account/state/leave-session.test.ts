import { beforeEach, expect, it, vi } from 'vitest';
import { leaveSession, logInAgain } from '../../../../src/account/state/leave-session.ts';
import { takeBackUrl } from '../../../../src/store/session/back-url.ts';
import { createPageStore } from '../../../../src/store/store.ts';
import { withFreshPage } from '../../../support/fresh-page.ts';

withFreshPage();

const assign = vi.fn();
beforeEach(() => {
  assign.mockReset();
  vi.spyOn(location, 'assign').mockImplementation(assign);
});
const at = (path: string) => new URL(path, location.href).href;

it.each([
  ['the logout address', '/bye', '/bye'],
  ['the usual address where the payload names none', undefined, '/logout'],
  ['the usual address where the payload would run code', 'javascript:alert(1)', '/logout'],
])('leaves the page after a logout for %s', (_what, logoutUrl, expected) => {
  leaveSession(createPageStore(logoutUrl ? { logoutUrl } : {}));
  expect(assign).toHaveBeenCalledExactlyOnceWith(at(expected));
});

it('lets the page after it open the login, say why and lead back', () => {
  history.replaceState(null, '', '/sheets?tab=mysheets');
  logInAgain(createPageStore({}), 'Log in again.');
  expect(sessionStorage.getItem('ce-showLogin')).toBe('1');
  expect(JSON.parse(sessionStorage.getItem('ce-session-message') ?? '')).toEqual({
    type: 'info',
    text: 'Log in again.',
  });
  expect(takeBackUrl()).toBe(at('/sheets?tab=mysheets'));
  expect(assign).toHaveBeenCalledOnce();
});
