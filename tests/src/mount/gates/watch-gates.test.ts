import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchGates } from '../../../../src/mount/gates/watch-gates.ts';
import { pageOfIslands } from '../../../../src/mount/page.ts';
import { registry } from '../../../../src/mount/registry.ts';
import type { IslandTable } from '../../../../src/mount/table.ts';
import type { RawPayload } from '../../../../src/payload/schema.ts';
import { changeUser, signIn } from '../../../../src/store/session.ts';
import { askForSheetsCheck } from '../../../../src/store/sheets-check.ts';
import { withFreshPage, writePayload } from '../../../support/fresh-page.ts';

withFreshPage();

const overlay = (rank: 1 | 2 | 3 | 4 | 6) =>
  ({ when: 'event(overlay:shown)', overlay: { rank }, files: [] }) as const;
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

function start(payload: RawPayload) {
  writePayload({ version: 1, ...payload });
  const { bus, overlays } = registry();
  bus.on('overlay:shown', ({ name }) => shown.push(name));
  watchGates(registry(), pageOfIslands(), table, prefetch);
  return { overlays, store: pageOfIslands().store };
}

describe('watchGates', () => {
  it('brings everything that is due in the order of its rank (decision 7)', () => {
    askForSheetsCheck();
    const { overlays } = start({
      user: { ...user, requiredActions: ['changeInitialPassword'] },
      latestPrivacyPolicy: { version: '2', description: '' },
      requestCountry: ['DE'],
    });
    overlays.request('cookie-modal', 4);
    for (const name of Object.keys(table)) overlays.release(name);
    expect(shown).toEqual([...Object.keys(table), null]);
    expect(prefetch.mock.calls.flat()).toEqual(Object.keys(table).filter((name) => name !== 'cookie-modal'));
  });

  it('brings nothing where nothing is due', () => {
    start({ user });
    expect(shown).toEqual([]);
    expect(prefetch).not.toHaveBeenCalled();
  });

  it('looks again when somebody signs in, and when the user changes', () => {
    const { store } = start({ latestPrivacyPolicy: { version: '2', description: '' } });
    const newcomer = { ...user, requiredActions: [], privacyPolicyStates: [] };
    signIn(store, newcomer as never);
    expect(shown).toEqual(['privacy-policy']);
    changeUser(store, { requiredActions: ['changeInitialPassword'] });
    expect(shown).toEqual(['privacy-policy', 'change-initial-password']);
  });

  it('names each unknown required action once, and lets the user pass (decision 24)', () => {
    const { store } = start({ user: { ...user, requiredActions: ['dance'] } });
    changeUser(store, { firstName: 'Ada' });
    expect(shown).toEqual([]);
    expect(vi.mocked(console.error).mock.calls.map(([error]) => error.message)).toEqual([
      'user.requiredActions must be a list of known actions, but is "dance" in it.',
    ]);
  });
});
