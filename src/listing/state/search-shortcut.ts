import { keepChoice, readKeptChoice } from '../../store/kept-lists.ts';
import type { Store } from '../../store/state.ts';

const KEY = 'ce-searchShortcut';
const OFF = 'off';
const ON = 'on';

/** Whether the visitor has not turned the shortcut off. */
export function isShortcutOn(store: Store): boolean {
  return readKeptChoice(store, KEY) !== OFF;
}

/** Turns the shortcut on or off. */
export function turnShortcut(store: Store, isOn: boolean): void {
  keepChoice(store, KEY, isOn ? ON : OFF);
}
