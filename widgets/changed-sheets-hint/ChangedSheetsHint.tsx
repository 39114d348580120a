import { useGate } from '../../src/account/state/useGate.ts';
import { changedSince } from '../../src/domain/gates/changed-since.ts';
import { useShared } from '../../src/store/hooks.ts';
import { SheetsLookup } from './SheetsLookup.tsx';

/** Hint about changed sheets, shown only if something has changed since the user last saw it. */
export function ChangedSheetsHint() {
  const user = useShared((state) => state.user);
  const since = changedSince(user?.sheetsSince ?? user?.previousLogin);
  const isThere = useGate('changed-sheets-hint', since !== null);
  return isThere && since && <SheetsLookup key={user?.userId} since={since} />;
}
