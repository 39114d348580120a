import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchGates } from '../../../../src/mount/gates/watch-gates.ts';
import type { IslandTable } from '../../../../src/mount/island/table.ts';
import { openRegistry } from '../../../../src/mount/open-registry.ts';
import { pageOfIslands } from '../../../../src/mount/page.ts';
import { changeUser, signIn } from '../../../../src/store/session/session.ts';
import { sessionMarkOf, writeSessionMarker } from '../../../../src/store/session/session-marker.ts';
import { askForSheetsCheck, isSheetsCheckDue } from '../../../../src/store/session/sheets-check.ts';
import { withFreshPage, writePayload } from '../../../support/fresh-page.ts';

withFreshPage();

const overlay = (rank: 1 | 2 | 3 | 4 | 6) => ({ when: 'event(overlay:shown)', overlay: { rank } }) as const;
const table: IslandTable = {
  'change-initial-password': overlay(1),
  'privacy-policy': overlay(2),
  'country-confirmation': overlay(3),
  'cookie-modal': overlay(4),
  'changed-sheets-hint': overlay(6),
};
const user = { userId: 'u1', email: 'ada@example.org', previousLogin: '2026-08-17T07:30:00.000Z' };

let shown: (string | null)[];
let prefetch: ReturnType<typeof vi.fn<(name: string) => void>>;

beforeEach(() => {
  shown = [];
  prefetch = vi.fn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});

/** A page of this payload before its first island is mounted. */
function start(payload: object) {
  writePayload({ version: 1, ...payload });
  const { bus, overlays } = openRegistry();
  bus.on('overlay:shown', ({ name }) => shown.push(name));
  watchGates(openRegistry(), table, prefetch);
  return overlays;
}

/** The first island is mounted, and with it the store made. */
async function makeStore() {
  openRegistry();
  const { store } = pageOfIslands();
  await Promise.resolve();
  return store;
}

const everythingDue = {
  user: { ...user, requiredActions: ['changeInitialPassword'] },
  latestPrivacyPolicy: { version: '2', description: '' },
  requestCountry: ['DE'],
};

describe('watchGates', () => {
  it('brings everything that is due in the order of its rank, before any island is there (decision 7)', () => {
    askForSheetsCheck();
    const overlays = start(everythingDue);
    overlays.request('cookie-modal', 4);
    for (const name of Object.keys(table)) overlays.release(name);
    expect(shown).toEqual([...Object.keys(table), null]);
    expect(prefetch.mock.calls.flat()).toEqual(Object.keys(table).filter((name) => name !== 'cookie-modal'));
  });

  it('looks for changed sheets where the payload says that somebody has just logged in, over a reload too', () => {
    start({ user, checkSheets: true });
    expect(shown).toEqual(['changed-sheets-hint']);
    expect(isSheetsCheckDue()).toBe(true);
  });

  it.each(['true', 1, null, false])('takes checkSheets: %j for no login', (checkSheets) => {
    start({ user, checkSheets });
    expect(shown).toEqual([]);
  });

  it('does not look again on a page from a cache', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' }] as never);
    writeSessionMarker(sessionMarkOf({ userId: 'u1', requiredActions: [], privacyPolicyStates: [] }));
    start({ user, checkSheets: true });
    expect(shown).toEqual([]);
  });

  it('brings nothing where nothing is due', async () => {
    start({ user });
    await makeStore();
    expect(shown).toEqual([]);
    expect(prefetch).not.toHaveBeenCalled();
  });

  it.each([
    { user: null, requestCountry: null },
    { user: 'ada', requestCountry: 'DE', latestPrivacyPolicy: 'x' },
    { user, requestCountry: [1, null], latestPrivacyPolicy: { version: 2 } },
    {
      user: { ...user, requiredActions: 'changeInitialPassword', privacyPolicyStates: {}, previousLogin: 5 },
    },
    { user: { ...user, requiredActions: [null, 3], privacyPolicyStates: [null, 'x'], tokenPayload: 7 } },
  ])('is not upset by %j', (payload) => {
    askForSheetsCheck();
    start(payload);
    expect(shown.filter((name) => name !== 'changed-sheets-hint')).toEqual([]);
  });

  it('asks for nothing on a page from a cache, where it may be settled, but loads the page anew', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' }] as never);
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    writeSessionMarker(sessionMarkOf({ userId: 'u1', requiredActions: [], privacyPolicyStates: [] }));
    start(everythingDue);
    expect(reload).toHaveBeenCalledOnce();
    expect(shown).toEqual([]);
  });

  it('asks on a page from a cache for what is still due', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' }] as never);
    writeSessionMarker(
      sessionMarkOf({ userId: 'u1', requiredActions: ['changeInitialPassword'], privacyPolicyStates: [] }),
    );
    start(everythingDue);
    expect(shown).toEqual(['change-initial-password']);
  });

  it('looks again when somebody signs in, and when the user changes', async () => {
    start({ latestPrivacyPolicy: { version: '2', description: '' } });
    const store = await makeStore();
    expect(shown).toEqual([]);
    signIn(store, { ...user, requiredActions: [], privacyPolicyStates: [] } as never);
    expect(shown).toEqual(['privacy-policy']);
    changeUser(store, { requiredActions: ['changeInitialPassword'] });
    expect(shown.at(-1)).toBe('change-initial-password');
  });

  it('follows a store that was there before it', async () => {
    writePayload({ version: 1, requestCountry: ['DE'] });
    const store = await makeStore();
    start({});
    await Promise.resolve();
    changeUser(store, {});
    signIn(store, { ...user, requiredActions: ['changeInitialPassword'], privacyPolicyStates: [] } as never);
    expect(shown).toContain('change-initial-password');
  });

  it('names each unknown required action once, and lets the user pass (decision 24)', async () => {
    start({ user: { ...user, requiredActions: ['dance'] } });
    const store = await makeStore();
    changeUser(store, { firstName: 'Ada' });
    expect(shown).toEqual([]);
    expect(vi.mocked(console.error).mock.calls.map(([error]) => error.message)).toEqual([
      'user.requiredActions must be a list of known actions, but is "dance" in it.',
    ]);
  });
});
