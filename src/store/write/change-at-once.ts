import { ofStore } from '../of-store.ts';
import type { Store } from '../state.ts';
import { askBeforeLeaving } from './leaving.ts';
import { ownedByUser } from './owned-by-user.ts';
import { type Writer, writeOnTop } from './write-on-top.ts';

/** Changes of a thing within this time, in ms, are undone together: nobody means the second click of a double click. */
const TOGETHER = 1_000;

/** A thing that single presses change, such as a heart. */
export interface Pressed<Saved, Value> extends Writer<Saved, Value> {
  /** Of the user's thing, as in `readsOf`. */
  key: string;
  /** What the service has, as far as the page knows. */
  saved: Saved;
  /** Shows a value that the service may not have yet, with the version that it is based on. */
  show(value: Value, saved: Saved): void;
}

/** What came of a change. */
export interface Changed<Saved, Value> {
  /** Before it, for Undo. */
  before: Value;
  /** Before the latest calls; presses of the same second may have been saved since `before`. */
  from: Value;
  saved: Saved;
  /** Whether the latest calls have merged what was changed elsewhere. */
  isMerged: boolean;
  /** Number of presses since then. */
  presses: number;
}

interface Ledger<Saved, Value> extends Changed<Saved, Value> {
  shown: Value;
  isRunning: boolean;
  endedAt: number;
}

/** Ledgers by the key of their thing. */
const ledgersOf = ofStore(() => new Map<string, Ledger<unknown, unknown>>());

/** Whether changes of a thing are being saved: what other responses say of it may be outdated. */
export function isChanging(store: Store, key: string): boolean {
  return ledgersOf(store).get(key)?.isRunning ?? false;
}

/**
 * Changes a thing: it shows at once, and goes back if the service refuses. Calls are made one after the other, and only
 * for what is shown last.
 *
 * @returns what was saved; `undefined` if a call under way is followed by this change
 * @throws {ServiceError} if a call fails: what the service has is shown again
 */
export async function changeAtOnce<Saved, Value>(
  store: Store,
  pressed: Pressed<Saved, Value>,
  edit: (value: Value) => Value,
): Promise<Changed<Saved, Value> | undefined> {
  const { show, contentOf, isSame, merge, isHeld } = pressed;
  const { ledger, isRunning } = openLedger(store, pressed);
  ledger.presses += 1;
  ledger.shown = edit(ledger.shown);
  show(ledger.shown, ledger.saved);
  if (isRunning) return undefined;
  const writer = ownedByUser(store, pressed);
  let sent = ledger.shown;
  // A later press waits for the answer to an earlier one.
  const stopAsking = askBeforeLeaving(() => !isSame(ledger.shown, sent) || isHeld?.(sent) === true);
  try {
    while (!isSame(ledger.shown, contentOf(ledger.saved))) {
      sent = ledger.shown;
      const { saved, isMerged } = await writeOnTop(writer, ledger.saved, sent);
      ledger.shown = merge(sent, ledger.shown, contentOf(saved));
      ledger.saved = saved;
      ledger.isMerged ||= isMerged;
    }
    const { before, from, saved, isMerged, presses } = ledger;
    return { before, from, saved, isMerged, presses };
  } finally {
    stopAsking();
    ledger.isRunning = false;
    ledger.endedAt = Date.now();
    show(contentOf(ledger.saved), ledger.saved);
  }
}

/** Returns the ledger of a thing, and whether its changes are being saved. */
function openLedger<Saved, Value>(store: Store, { key, saved, contentOf }: Pressed<Saved, Value>) {
  const ledgers = ledgersOf(store);
  // The type follows from the key.
  const last = ledgers.get(key) as Ledger<Saved, Value> | undefined;
  if (last?.isRunning) return { ledger: last, isRunning: true };
  const value = contentOf(saved);
  const isTogether = last && Date.now() - last.endedAt < TOGETHER;
  const { before, presses } = isTogether ? last : { before: value, presses: 0 };
  const ledger: Ledger<Saved, Value> = {
    before,
    from: value,
    presses,
    saved,
    shown: value,
    isMerged: false,
    isRunning: true,
    endedAt: 0,
  };
  ledgers.set(key, ledger as Ledger<unknown, unknown>);
  return { ledger, isRunning: false };
}
