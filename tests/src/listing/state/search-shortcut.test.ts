import { beforeEach, expect, it } from 'vitest';
import { isShortcutOn, turnShortcut } from '../../../../src/listing/state/search-shortcut.ts';
import { createPageStore } from '../../../../src/store/store.ts';

const visitor = (functional: boolean) => {
  const store = createPageStore({});
  store.setState({ consent: { mandatory: true, functional, marketing: false } });
  return store;
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('is on until it is turned off', () => {
  const store = visitor(true);
  expect(isShortcutOn(store)).toBe(true);
  turnShortcut(store, false);
  expect(isShortcutOn(store)).toBe(false);
  turnShortcut(store, true);
  expect(isShortcutOn(store)).toBe(true);
});

it.each([
  [true, false],
  [false, true],
])('with functional consent (%s) is off in another tab, too; else it is on there', (functional, isOn) => {
  const store = visitor(functional);
  turnShortcut(store, false);
  sessionStorage.clear();
  expect(isShortcutOn(store)).toBe(isOn);
});

it('follows the tab before the device', () => {
  const store = visitor(true);
  turnShortcut(store, false);
  const inDevice = localStorage.getItem('ce-searchShortcut');
  turnShortcut(store, true);
  localStorage.setItem('ce-searchShortcut', inDevice ?? '');
  expect(isShortcutOn(store)).toBe(true);
});
