import { failureOf } from '../notices/failure-of.ts';
import { ofStore } from '../of-store.ts';
import type { Store } from '../state.ts';
import { type Creation, forgetKey, keyFor } from './creation-keys.ts';

/** Calls that are under way, by their keys. */
const runningOf = ofStore(() => new Map<string, Promise<unknown>>());

/**
 * Makes a call that creates or sends something, so that a repeated one creates nothing more: calls with the same content
 * have the same idempotency key until one is answered, also after a failure, a login or a reload. Simultaneous ones are
 * one call.
 *
 * @param create makes the call with the key as its `Idempotency-Key` header
 * @throws what `create` throws
 */
export function createOnce<Made>(
  store: Store,
  creation: Creation,
  create: (key: string) => Promise<Made>,
): Promise<Made> {
  const key = keyFor(store, creation);
  const calls = runningOf(store);
  const present = calls.get(key) as Promise<Made> | undefined;
  const call = present ?? callOnce(store, creation, create).finally(() => calls.delete(key));
  calls.set(key, call);
  return call;
}

async function callOnce<Made>(
  store: Store,
  creation: Creation,
  create: (key: string) => Promise<Made>,
  isAgain = false,
): Promise<Made> {
  try {
    const made = await create(keyFor(store, creation));
    forgetKey(store, creation);
    return made;
  } catch (error) {
    // Refused, so nothing was created. Any other failure may hide a success.
    const { isRefused, isTooLarge, isGone, isForeign, isKeyReused } = failureOf(error);
    if ((isRefused || isTooLarge || isGone) && !isForeign) forgetKey(store, creation);
    // What is left out of the content, such as a password, has changed since.
    if (isKeyReused && !isAgain) return callOnce(store, creation, create, true);
    throw error;
  }
}
