import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RawPayload } from '../../../src/payload/schema.ts';
import { signIn, signOut } from '../../../src/store/session/session.ts';
import { examples } from '../../../widgets/main-navigation/examples.ts';
import { MainNavigation } from '../../../widgets/main-navigation/MainNavigation.tsx';
import { fakeSizes } from '../../support/fake-sizes.ts';
import { fakeViewport } from '../../support/fake-viewport.ts';
import { renderIsland } from '../../support/render-island.tsx';

let resize: (width: number) => void;
beforeEach(() => {
  resize = fakeViewport(1280);
});
function renderExample(name: string, payload: RawPayload = {}) {
  const example = examples.find((each) => each.name === name);
  if (!example) throw new Error(`No example "${name}"`);
  const props = { flyoutOffset: 50, breakpoint: 900, ...example.props };
  return renderIsland(<MainNavigation {...props} />, { ...example.payload, ...payload });
}

const names = () => screen.getAllByRole('link').map((link) => link.textContent);
const more = (title: string) => screen.getByRole('button', { name: `More on ${title}` });
const pointAt = (element: Element) => fireEvent.pointerEnter(element, { pointerType: 'mouse' });
const pointAway = (element: Element) => fireEvent.pointerLeave(element, { pointerType: 'mouse' });
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const itemOf = (element: Element) => element.closest('li') as Element;

test.each([
  ['Visitor', ['Products']],
  ['Registered user', ['Products', 'Product sheets']],
  ['Internal user', ['Products', 'Product sheets', 'Laboratory']],
])('%s sees %j on the first level', (example, expected) => {
  renderExample(example);
  expect(names()).toEqual(expected);
  expect(screen.getByRole('button', { name: 'Service' })).toBeDefined();
});

test('the menu follows the session', () => {
  const { store } = renderExample('Internal user');
  const user = store.getState().user;
  act(() => signOut(store));
  expect(names()).toEqual(['Products']);
  act(() => user && signIn(store, user));
  expect(names()).toContain('Laboratory');
});

test('a press opens a flyout, another closes it', async () => {
  renderExample('Visitor');
  const button = more('Products');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const flyout = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement;
  expect(within(flyout).getAllByRole('link')).toHaveLength(4);
  await userEvent.click(button);
  expect(screen.queryByRole('link', { name: 'Coatings' })).toBeNull();
});

test('only one flyout is open', async () => {
  renderExample('Visitor');
  await userEvent.click(more('Products'));
  await userEvent.click(screen.getByRole('button', { name: 'Service' }));
  expect(screen.queryByRole('link', { name: 'Coatings' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Contact' })).toBeDefined();
});

test('Enter and Space open a flyout; Escape closes it and gives the focus back', async () => {
  renderExample('Visitor');
  const button = more('Products');
  for (const key of ['{Enter}', ' ']) {
    button.focus();
    await userEvent.keyboard(key);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Coatings');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Coatings' })).toBeNull();
    expect(document.activeElement).toBe(button);
  }
});

test('a flyout closes when the focus leaves its item', async () => {
  renderExample('Visitor');
  await userEvent.click(more('Products'));
  for (let link = 0; link < 4; link++) await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Cosmetics');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Service');
  expect(screen.queryByRole('link', { name: 'Cosmetics' })).toBeNull();
});

test('a press elsewhere closes a flyout, a press in it does not', async () => {
  renderExample('Visitor');
  await userEvent.click(more('Products'));
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Coatings' }));
  expect(screen.getByRole('link', { name: 'Coatings' })).toBeDefined();
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('link', { name: 'Coatings' })).toBeNull();
});

test('a followed link closes its flyout: it may lead to a place on the same page', async () => {
  renderExample('Visitor');
  await userEvent.click(more('Products'));
  const link = screen.getByRole('link', { name: 'Coatings' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Coatings' })).toBeNull());
});

test('the pointer opens a flyout after a moment of rest and closes it some time after it has left', () => {
  vi.useFakeTimers();
  renderExample('Visitor');
  const item = itemOf(more('Products'));
  pointAt(item);
  pass(50);
  expect(screen.queryByRole('link', { name: 'Coatings' })).toBeNull();
  pass(50);
  expect(screen.getByRole('link', { name: 'Coatings' })).toBeDefined();
  pointAway(item);
  pass(250);
  expect(screen.getByRole('link', { name: 'Coatings' })).toBeDefined();
  pass(100);
  expect(screen.queryByRole('link', { name: 'Coatings' })).toBeNull();
});

test('the way down to a flyout may lead over the next item', () => {
  vi.useFakeTimers();
  renderExample('Visitor');
  const item = itemOf(more('Products'));
  const next = itemOf(screen.getByRole('button', { name: 'Service' }));
  pointAt(item);
  pass(100);
  pointAway(item);
  pointAt(next);
  pass(150);
  pointAway(next);
  pointAt(item);
  pass(1000);
  expect(screen.getByRole('link', { name: 'Coatings' })).toBeDefined();
});

test('a press keeps open what the pointer has opened', () => {
  vi.useFakeTimers();
  renderExample('Visitor');
  const item = itemOf(more('Products'));
  pointAt(item);
  pass(100);
  fireEvent.click(more('Products'));
  pointAway(item);
  pass(1000);
  expect(screen.getByRole('link', { name: 'Coatings' })).toBeDefined();
});

test('a finger does not hover', () => {
  vi.useFakeTimers();
  renderExample('Visitor');
  fireEvent.pointerEnter(itemOf(more('Products')), { pointerType: 'touch' });
  pass(1000);
  expect(screen.queryByRole('link', { name: 'Coatings' })).toBeNull();
});

test('links carry title, address, target, class and current marking', async () => {
  renderExample('Visitor', {
    mainMenu: [
      { id: 1, menuTitle: 'Here', link: '/here', linkingMode: 'current', class: 'is-new is-wide' },
      { id: 2, menuTitle: 'Above', link: '/above', linkingMode: 'section' },
      {
        id: 3,
        menuTitle: 'Elsewhere',
        link: 'https://press.example/',
        target: '_blank',
        linkingMode: 'link',
      },
    ],
  });
  const [here, above, elsewhere] = screen.getAllByRole('link') as HTMLAnchorElement[];
  expect(here?.getAttribute('aria-current')).toBe('page');
  expect(here?.getAttribute('href')).toBe('/here');
  expect(here?.closest('li')?.className).toBe('is-new is-wide');
  expect(here?.closest('li')?.getAttribute('part')).toBe('is-new is-wide');
  expect(above?.getAttribute('aria-current')).toBe('true');
  expect(elsewhere?.target).toBe('_blank');
  expect(elsewhere?.rel).toBe('noopener');
  expect(elsewhere?.hasAttribute('aria-current')).toBe(false);
  expect(elsewhere?.textContent).toContain('opens in a new tab');
});

test('an address that would run code is no link', () => {
  renderExample('Visitor', {
    mainMenu: [{ id: 1, menuTitle: '<b>Trap</b>', link: 'java\nscript:alert(1)' }],
  });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('<b>Trap</b>')).toBeDefined();
});

test('below the breakpoint the menu is behind a button', () => {
  renderExample('Visitor');
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  resize(899);
  expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined();
  resize(900);
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
});

/** Fakes the menu's layout. @returns sets how many of the first items fit on one line */
function fakeLine(fitting: number): (fitting: number) => Promise<void> {
  let now = fitting;
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) < now ? 0 : 44;
  });
  const changeSize = fakeSizes();
  return (next) => {
    now = next;
    return changeSize();
  };
}

test('a bar that wraps gives way to the button until all items fit again', async () => {
  const makeFit = fakeLine(3);
  renderExample('Internal user');
  expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined();
  await makeFit(4);
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  await makeFit(3);
  expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Laboratory' })).toBeNull();
});

test('a bar fits again as well when the one who is signed out sees fewer items', () => {
  fakeLine(3);
  const { store } = renderExample('Internal user');
  expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined();
  act(() => signOut(store));
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  expect(names()).toEqual(['Products']);
});

test('the drawer shows the menu of small screens, else the main menu', async () => {
  resize(390);
  const { unmount } = renderExample('Small screen');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  expect(within(drawer).getByRole('link', { name: 'Help' })).toBeDefined();
  unmount();

  renderExample('Visitor', { mobileMainMenu: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('link', { name: 'Products' })).toBeDefined();
});

test('in the drawer sub-items unfold, and are unfolded where the page is', async () => {
  resize(390);
  renderExample('Visitor');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(more('Products').getAttribute('aria-expanded')).toBe('true');
  const service = screen.getByRole('button', { name: 'Service' });
  const fold = document.getElementById(service.getAttribute('aria-controls') ?? '');
  expect(fold?.dataset.open).toBeUndefined();
  await userEvent.click(service);
  expect(service.getAttribute('aria-expanded')).toBe('true');
  expect(fold?.dataset.open).toBe('true');
});

test('a visitor finds the way to register in the drawer, who is signed in does not', async () => {
  resize(390);
  const links = { registration: '/?showRegistration=1' };
  const { unmount } = renderExample('Visitor', { links });
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const register = screen.getByRole<HTMLAnchorElement>('link', { name: 'Register' });
  expect(register.dataset.ceOpen).toBe('registration');
  expect(register.getAttribute('href')).toBe('/?showRegistration=1');
  unmount();
  renderExample('Registered user', { links });
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(names()).not.toContain('Register');
});

test('the drawer closes by its button, by its backdrop and by a link', async () => {
  resize(390);
  renderExample('Visitor');
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    return screen.getByRole<HTMLDialogElement>('dialog');
  };
  const drawer = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(drawer.open).toBe(false);
  await open();
  fireEvent.click(drawer);
  expect(drawer.open).toBe(false);
  await open();
  const link = screen.getByRole('link', { name: 'Products' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(drawer.open).toBe(false);
});

test('the page may word the texts itself', () => {
  renderExample('Visitor', { texts: { 'navigation.more': 'Show {title}' } });
  expect(screen.getByRole('button', { name: 'Show Products' })).toBeDefined();
});
