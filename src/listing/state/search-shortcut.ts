import { readSessionItem, setSessionItem } from '../../lib/storage/session-storage.ts';
import { readKeptList, writeKeptList } from '../../store/kept-lists.ts';
import type { Store } from '../../store/state.ts';

const KEY = 'ce-searchShortcut';
const OFF = 'off';
const ON = 'on';

/** Whether the visitor has not turned the shortcut off: in this tab, or on this device with functional consent. */
export function isShortcutOn(store: Store): boolean {
  const inTab = readSessionItem(KEY);
  return inTab === null ? !readKeptList(store, KEY).includes(OFF) : inTab !== OFF;
}

/** Turns the shortcut on or off: for this tab, and with functional consent for the user's later visits. */
export function turnShortcut(store: Store, isOn: boolean): void {
  setSessionItem(KEY, isOn ? ON : OFF);
  writeKeptList(store, KEY, isOn ? [] : [OFF]);
}
