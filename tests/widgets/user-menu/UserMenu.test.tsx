import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { RawPayload, User } from '../../../src/payload/schema.ts';
import { signIn, signOut } from '../../../src/store/session/session.ts';
import { readSessionMarker } from '../../../src/store/session/session-marker.ts';
import { examples } from '../../../widgets/user-menu/examples.ts';
import { UserMenu } from '../../../widgets/user-menu/UserMenu.tsx';
import { renderIsland } from '../../support/render-island.tsx';

beforeEach(() => localStorage.clear());

function renderExample(name: string, payload: RawPayload = {}) {
  const example = examples.find((each) => each.name === name);
  if (!example) throw new Error(`No example "${name}"`);
  return renderIsland(<UserMenu />, { ...example.payload, ...payload });
}

const link = (name: string | RegExp) => screen.queryByRole<HTMLAnchorElement>('link', { name });
const openAccount = async (name = 'Mara Lindt') =>
  userEvent.click(await screen.findByRole('button', { name: `Account of ${name}` }));
const linkNames = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('a visitor can log in, by the overlay or by the page', () => {
  renderExample('Visitor');
  expect(link('Log in')?.getAttribute('href')).toBe('/login');
  expect(link('Log in')?.dataset.ceOpen).toBe('login');
  expect(link('Register')).toBeNull();
});

test('a visitor can register where the page has an address for it', () => {
  renderExample('Visitor who may register');
  expect(link('Register')?.getAttribute('href')).toBe('/login?showRegistration=1');
  expect(link('Register')?.dataset.ceOpen).toBe('registration');
});

test('the configured links follow the restrictions of menus', async () => {
  const { unmount } = renderExample('Registered user');
  await openAccount();
  expect(linkNames()).toEqual(['Profile', 'Log out']);
  unmount();
  renderExample('Validated customer');
  await openAccount();
  expect(linkNames()).toEqual(['Profile', 'Sample requests', 'Log out']);
});

test('manage users and administration, in a new tab, are for those who have the right', async () => {
  renderExample('Administrator');
  await openAccount();
  expect(link('Manage users')?.getAttribute('href')).toBe('/admin/users');
  expect(link(/^Administration/)?.getAttribute('href')).toBe('/admin');
  expect(link(/^Administration/)?.target).toBe('_blank');
  expect(link(/^Administration/)?.rel).toBe('noopener');
});

test('the one right does not bring the other', async () => {
  const user = { userId: '7', email: 'm@example.com', hasBackendAccess: true };
  const { unmount } = renderExample('Registered user', { user });
  await openAccount('m@example.com');
  expect(link(/^Administration/)).not.toBeNull();
  expect(link('Manage users')).toBeNull();
  unmount();
  renderExample('Registered user', { user: { ...user, hasBackendAccess: false, canManageUsers: true } });
  await openAccount('m@example.com');
  expect(link(/^Administration/)).toBeNull();
  expect(link('Manage users')).not.toBeNull();
});

test('/admin is where the administration is unless the page says otherwise', async () => {
  renderExample('Administrator', { links: {} });
  await openAccount();
  expect(link(/^Administration/)?.getAttribute('href')).toBe('/admin');
  expect(link('Manage users')).toBeNull();
});

test('logging out says so before the page leaves', async () => {
  renderExample('Registered user', { logoutUrl: '/good-bye' });
  await openAccount();
  const logout = link('Log out') as HTMLAnchorElement;
  expect(logout.getAttribute('href')).toBe('/good-bye');
  logout.addEventListener('click', (event) => event.preventDefault());
  expect(readSessionMarker()).toBeNull();
  await userEvent.click(logout);
  expect(readSessionMarker()).toBe('ended');
});

test('someone who signs in elsewhere has the links until the account is there', async () => {
  const { store } = renderExample('Visitor');
  act(() => signIn(store, { userId: '7', email: 'm@example.com', firstName: '', lastName: '' } as User));
  expect(await screen.findByRole('button', { name: 'Account of m@example.com' })).toBeDefined();
  expect(link('Log in')).toBeNull();
});

test('the menu follows the session', async () => {
  const { store } = renderExample('Registered user');
  await openAccount();
  act(() => signOut(store));
  expect(link('Log in')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('Escape closes the panel and gives the focus back to the button', async () => {
  renderExample('Registered user');
  await openAccount();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Profile');
  await userEvent.keyboard('{Escape}');
  expect(link('Profile')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('a user without a name is called by the email address', async () => {
  renderExample('User without a name');
  expect(
    await screen.findByRole('button', { name: 'Account of a-rather-long-address@department.example.com' }),
  ).toBeDefined();
});
