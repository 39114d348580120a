import { dueGates, type GateFacts } from '../../domain/gates/due-gates.ts';
import { unknownActions } from '../../domain/gates/required-actions.ts';
import { PayloadError } from '../../errors/payload-error.ts';
import { rawGateFacts } from '../../payload/raw-gate-facts.ts';
import { confirmedResidence } from '../../store/session/residence.ts';
import { isComeBackTo, isOutdated } from '../../store/session/session-marker.ts';
import { askForSheetsCheck, isSheetsCheckDue } from '../../store/session/sheets-check.ts';
import type { Store } from '../../store/state.ts';
import type { IslandTable } from '../island/table.ts';
import type { Registry } from '../registry.ts';

/**
 * Requests overlays that become due by themselves: at start, as the payload says, and whenever payload or user change,
 * after a saved form or a sign-in in another tab. Each closes itself once it is no longer due.
 *
 * @param prefetch prefetches an island's files
 */
export function watchGates(shared: Registry, table: IslandTable, prefetch: (name: string) => void): void {
  const { bus, overlays, page } = shared;
  const reported = new Set<string>();
  // A page restored from a cache requests again what its first visit has settled.
  let seen: typeof page.fields = isComeBackTo() ? page.fields : {};

  const check = (facts: Omit<GateFacts, 'confirmedResidence' | 'isSheetsCheckDue'>) => {
    if (page.fields.checkSheets === true && seen.checkSheets !== true) askForSheetsCheck();
    seen = page.fields;
    const session = { confirmedResidence: confirmedResidence(), isSheetsCheckDue: isSheetsCheckDue() };
    for (const name of dueGates({ ...facts, ...session })) {
      const rank = table[name]?.overlay?.rank;
      if (!rank) continue;
      prefetch(name);
      overlays.request(name, rank);
    }
    for (const action of unknownActions(facts.user)) {
      if (reported.has(action)) continue;
      reported.add(action);
      console.error(new PayloadError('user.requiredActions', 'a list of known actions', `"${action}" in it`));
    }
  };

  const follow = (store: Store) => {
    const checkAgain = () => check({ ...store.getState().payload, user: store.getState().user });
    checkAgain();
    store.subscribe((now, before) => {
      if (now.user !== before.user || now.payload !== before.payload) checkAgain();
    });
  };

  const facts = rawGateFacts(page.fields);
  // What a restored page requests may be settled by now, so load it again.
  if (isComeBackTo() && isOutdated(facts.user)) location.reload();
  else check(facts);
  // The first island creates the store and emits who is signed in; the store is available a task later.
  let isFollowing = false;
  const begin = () => {
    const { islandPage } = shared;
    if (isFollowing || !islandPage) return;
    isFollowing = true;
    follow(islandPage.store);
  };
  bus.on('session:changed', () => queueMicrotask(begin), { replay: true });
  bus.on('payload:changed', () => isFollowing || check(rawGateFacts(page.fields)));
}
