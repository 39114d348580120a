import { dueGates, type GateFacts } from '../../domain/gates/due-gates.ts';
import { unknownActions } from '../../domain/gates/required-actions.ts';
import { PayloadError } from '../../errors/payload-error.ts';
import { rawGateFacts } from '../../payload/raw-gate-facts.ts';
import { confirmedResidence } from '../../store/residence.ts';
import { isComeBackTo, isOutdated } from '../../store/session-marker.ts';
import { askForSheetsCheck, isSheetsCheckDue } from '../../store/sheets-check.ts';
import type { Store } from '../../store/state.ts';
import type { IslandTable } from '../island/table.ts';
import type { Registry } from '../registry.ts';
import { coverUntilReady } from './cover-until-ready.ts';

export { coverUntilReady };

/**
 * Asks for the overlays that become due by themselves: at once, by what the payload says, and whenever the user
 * changes, by a saved form or by a sign-in in another tab. Each of them steps aside by itself once it is not due
 * any more.
 *
 * @param prefetch fetches an island's files ahead
 */
export function watchGates(shared: Registry, table: IslandTable, prefetch: (name: string) => void): void {
  const { bus, overlays, page } = shared;
  const reported = new Set<string>();

  const look = (facts: Omit<GateFacts, 'confirmedResidence' | 'isSheetsCheckDue'>) => {
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
    const lookAgain = () => look({ ...store.getState().payload, user: store.getState().user });
    lookAgain();
    store.subscribe((now, before) => {
      if (now.user !== before.user) lookAgain();
    });
  };

  coverUntilReady(shared, table);
  const facts = rawGateFacts(page.fields);
  // A page from a cache asks again for what its first visit has settled.
  if (page.fields.checkSheets === true && !isComeBackTo()) askForSheetsCheck();
  // What a page from a cache asks for may be settled by now; it is loaded anew.
  if (isComeBackTo() && isOutdated(facts.user)) location.reload();
  else look(facts);
  // The first island makes the store and says who is signed in; a task later the store can be had.
  let isFollowing = false;
  const begin = () => {
    const { islandPage } = shared;
    if (isFollowing || !islandPage) return;
    isFollowing = true;
    follow(islandPage.store);
  };
  bus.on('session:changed', () => queueMicrotask(begin), { replay: true });
}
