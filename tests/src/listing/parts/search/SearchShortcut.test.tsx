import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchBox } from '../../../../../src/listing/parts/search/SearchBox.tsx';
import { isShortcutOn } from '../../../../../src/listing/state/search-shortcut.ts';
import { createPageStore } from '../../../../../src/store/store.ts';
import { fakeQuery } from '../../../../support/fake-listing.ts';
import { showInListing } from '../../../../support/show-in-listing.tsx';

const consent = { mandatory: true, functional: true, marketing: false } as const;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  haveKeyboard(true);
});

function haveKeyboard(matches: boolean) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(hover: hover) and (pointer: fine)' && matches,
  }));
}

function show({ term = '', shortcut = true }: { term?: string; shortcut?: boolean } = {}) {
  return showInListing(
    <>
      <button type="button">Elsewhere</button>
      <input type="checkbox" aria-label="Reds" />
      <textarea aria-label="Message" />
      <SearchBox suggests={false} productHref={() => undefined} shortcut={shortcut} />
    </>,
    { query: { ...fakeQuery, term } },
  );
}
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name, C/ });
const key = () => screen.findByRole('button', { name: 'Keyboard shortcut /' });
/** Presses `/` on an element; returns whether the browser does what it does anyway. */
const press = (element: Element, more: object = {}) => fireEvent.keyDown(element, { key: '/', ...more });
const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' });

it('focuses the field from elsewhere and selects its term, whatever it takes to type the key (row 288)', async () => {
  show({ term: 'red' });
  await vi.waitFor(() => expect(box().getAttribute('aria-keyshortcuts')).toBe('/'));
  elsewhere().focus();
  expect(press(elsewhere(), { shiftKey: true, code: 'Digit7' })).toBe(false);
  expect(document.activeElement).toBe(box());
  expect(box().selectionEnd).toBe(3);
  box().blur();
  expect(press(screen.getByRole('checkbox'))).toBe(false);
  expect(document.activeElement).toBe(box());
});

describe('leaves the key alone (row 288)', () => {
  it.each([
    ['with a modifier', { ctrlKey: true }],
    ['with another', { altKey: true }],
    ['with the command key', { metaKey: true }],
    ['in a composition', { isComposing: true }],
    ['if it is another key', { key: '7', code: 'Slash' }],
  ])('%s', async (_, more) => {
    show();
    await key();
    elsewhere().focus();
    expect(press(elsewhere(), more)).toBe(true);
    expect(document.activeElement).toBe(elsewhere());
  });

  it('where somebody types', async () => {
    show();
    await key();
    const message = screen.getByRole('textbox', { name: 'Message' });
    message.focus();
    expect(press(message)).toBe(true);
    expect(document.activeElement).toBe(message);
  });

  it('where the field cannot have the focus', async () => {
    show();
    await key();
    vi.spyOn(box(), 'focus').mockImplementation(() => {});
    elsewhere().focus();
    expect(press(elsewhere())).toBe(true);
  });

  it.each([
    ['if the page does not want it', { shortcut: false }, true],
    ['without a keyboard', {}, false],
  ])('%s', async (_, props, hasKeyboard) => {
    haveKeyboard(hasKeyboard);
    show(props);
    await import('../../../../../src/listing/parts/search/SearchShortcut.tsx');
    expect(screen.queryByText('/')).toBeNull();
    elsewhere().focus();
    expect(press(elsewhere())).toBe(true);
  });
});

it('takes the first of several fields', async () => {
  show();
  await key();
  show();
  await vi.waitFor(() => expect(screen.getAllByText('/')).toHaveLength(2));
  const [first] = screen.getAllByRole('textbox', { name: /^Name, C/ });
  press(document.body);
  expect(document.activeElement).toBe(first);
});

it('stands in the empty field only', async () => {
  const { set } = show();
  await key();
  set({ query: { ...fakeQuery, term: 'red' } });
  expect(screen.queryByText('/')).toBeNull();
});

describe('is turned off (row 289)', () => {
  const turnOff = async () => {
    await userEvent.click(await key());
    await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  };

  it('and on again, for this tab at least', async () => {
    const { store } = show();
    await turnOff();
    expect(screen.getByText('The key / is off.').getAttribute('role')).toBe('status');
    expect(box().hasAttribute('aria-keyshortcuts')).toBe(false);
    elsewhere().focus();
    expect(press(elsewhere())).toBe(true);
    expect(localStorage).toHaveLength(0);
    expect(isShortcutOn(store)).toBe(false);
    await userEvent.click(await key());
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(isShortcutOn(store)).toBe(true);
    expect(press(elsewhere())).toBe(false);
  });

  it('with functional consent for later visits, until that is withdrawn', async () => {
    const { store } = show();
    store.setState({ consent });
    await turnOff();
    sessionStorage.clear();
    const later = createPageStore({});
    later.setState({ consent });
    expect(isShortcutOn(later)).toBe(false);
    later.setState({ consent: { ...consent, functional: false } });
    expect(isShortcutOn(later)).toBe(true);
    expect(localStorage).toHaveLength(0);
  });
});
