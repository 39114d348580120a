import { dueGates } from '../../domain/gates/due-gates.ts';
import { unknownActions } from '../../domain/gates/required-actions.ts';
import { PayloadError } from '../../errors/payload-error.ts';
import type { Page } from '../../store/hooks.ts';
import { confirmedResidence } from '../../store/residence.ts';
import { isSheetsCheckDue } from '../../store/sheets-check.ts';
import type { Registry } from '../registry.ts';
import type { IslandTable } from '../table.ts';
import { coverUntilReady } from './cover-until-ready.ts';

/**
 * Asks for the overlays that become due by themselves, now and whenever the user changes: by a saved form, or by
 * a sign-in in another tab. Each of them steps aside by itself once it is not due any more.
 *
 * @param prefetch fetches an island's files ahead
 */
export function watchGates(
  shared: Registry,
  { store }: Page,
  table: IslandTable,
  prefetch: (name: string) => void,
): void {
  const reported = new Set<string>();

  const look = () => {
    const { user, payload } = store.getState();
    const facts = { confirmedResidence: confirmedResidence(), isSheetsCheckDue: isSheetsCheckDue() };
    for (const name of dueGates({ user, ...payload, ...facts })) {
      const rank = table[name]?.overlay?.rank;
      if (!rank) continue;
      prefetch(name);
      shared.overlays.request(name, rank);
    }
    for (const action of unknownActions(user)) {
      if (reported.has(action)) continue;
      reported.add(action);
      console.error(new PayloadError('user.requiredActions', 'a list of known actions', `"${action}" in it`));
    }
  };

  coverUntilReady(shared, table);
  look();
  store.subscribe((now, before) => {
    if (now.user !== before.user) look();
  });
}
