import { parseJson } from '../../lib/parse-json.ts';
import { randomId } from '../../lib/random-id.ts';
import { readSessionItem, setSessionItem, takeSessionItem } from '../../lib/storage/session-storage.ts';
import { hashText } from '../../lib/text/hash-text.ts';
import { ofStore } from '../of-store.ts';
import type { Store } from '../state.ts';

/** What a call makes or sends. */
export interface Creation {
  /** Such as `catalog`; separates equal contents of different calls. */
  kind: string;
  /** Everything that the call sends, as JSON. Only a hash of it is kept; leave passwords out nevertheless. */
  content: unknown;
}

/** A new password of the signed-in user. The password itself is left out; the service tells another one apart. */
export const NEW_PASSWORD: Creation = { kind: 'password', content: null };

/** Place in the browser tab's storage. Needs no owner: each user's keys are hashed with the user's id. */
const KEY = 'ce-keys';

/** Keys of a page whose storage is blocked. */
const inMemoryOf = ofStore((): { keys: Keys } => ({ keys: {} }));

type Keys = Readonly<Record<string, string>>;

/** Returns the idempotency key of this content: a new one, unless an earlier call may have created it. */
export function keyFor(store: Store, creation: Creation): string {
  const keys = readKeys(store);
  const name = nameOf(store, creation);
  const key = keys[name] ?? randomId();
  writeKeys(store, { ...keys, [name]: key });
  return key;
}

/** Whether a call with this content had no answer, so that it may have created it. */
export function isPending(store: Store, creation: Creation): boolean {
  return nameOf(store, creation) in readKeys(store);
}

/** The next call with this content creates another one. */
export function forgetKey(store: Store, creation: Creation): void {
  const { [nameOf(store, creation)]: _, ...others } = readKeys(store);
  writeKeys(store, others);
}

function nameOf(store: Store, { kind, content }: Creation): string {
  const { userId } = store.getState().user ?? {};
  return `${kind}:${hashText(JSON.stringify([userId, content]))}`;
}

function readKeys(store: Store): Keys {
  try {
    return parseJson(readSessionItem(KEY) ?? '') as Keys;
  } catch {
    return inMemoryOf(store).keys;
  }
}

function writeKeys(store: Store, keys: Keys): void {
  inMemoryOf(store).keys = keys;
  if (Object.keys(keys).length > 0) setSessionItem(KEY, JSON.stringify(keys));
  else takeSessionItem(KEY);
}
