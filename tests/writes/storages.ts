import { vi } from 'vitest';
import { FakeChannel } from '../support/fake-channel.ts';

/** What a browser tab keeps: storage of its own, and what it shares with the other tabs of its device. */
interface Kept {
  device: string;
  session: [string, string][];
}

const entriesOf = (storage: Storage): [string, string][] =>
  Object.keys(storage).map((key) => [key, storage.getItem(key) ?? '']);

function fill(storage: Storage, entries: readonly [string, string][]): void {
  storage.clear();
  for (const [key, value] of entries) storage.setItem(key, value);
}

const readCookies = () => document.cookie.split('; ').filter(Boolean);

function fillCookies(cookies: readonly string[]): void {
  for (const cookie of readCookies()) {
    document.cookie = `${cookie.split('=')[0]}=;path=/;expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  }
  for (const cookie of cookies) document.cookie = `${cookie};path=/`;
}

/**
 * Gives each tab storage, cookies and a channel of its own, although all of them are in one window.
 *
 * @returns makes a tab the one that is used
 */
export function separateStorages(): (tab: Kept) => void {
  const devices = new Map<string, { local: [string, string][]; cookies: string[] }>();
  let used: Kept | undefined;
  return (tab) => {
    if (tab === used) return;
    if (used) {
      used.session = entriesOf(sessionStorage);
      devices.set(used.device, { local: entriesOf(localStorage), cookies: readCookies() });
    }
    const { local, cookies } = devices.get(tab.device) ?? { local: [], cookies: [] };
    fill(sessionStorage, tab.session);
    if (tab.device !== used?.device) {
      fill(localStorage, local);
      fillCookies(cookies);
      vi.stubGlobal('BroadcastChannel', channelOf(tab.device));
    }
    used = tab;
  };
}

/** Tabs of one device hear each other; those of others do not. */
function channelOf(device: string): typeof FakeChannel {
  return class extends FakeChannel {
    constructor(name: string) {
      super(`${device}: ${name}`);
    }
  };
}
