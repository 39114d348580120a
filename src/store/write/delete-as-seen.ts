import { ServiceError } from '../../errors/service-error.ts';
import type { Store } from '../state.ts';
import { holdUser } from './owned-by-user.ts';

/** How a record of the user is deleted. */
export interface Deletion<Saved extends { version?: unknown }> {
  /** Version that the user has seen; `undefined` if the service has none: the record is then read before. */
  version: Saved['version'] | undefined;
  /** Whether a record is still what the user has seen. */
  isAsSeen(current: Saved): boolean;
  read(): Promise<Saved>;
  /** @throws {ServiceError} `isOutdated` if the record is no longer that version */
  remove(version: Saved['version'] | undefined): Promise<void>;
}

/**
 * Deletes a record as the user has seen it; one that no longer exists counts as deleted. Once another user is signed in,
 * nothing is called.
 *
 * @returns the record as it is now, if it is another one: nothing is deleted then
 * @throws {ServiceError}
 */
export async function deleteAsSeen<Saved extends { version?: unknown }>(
  store: Store,
  { version, isAsSeen, read, remove }: Deletion<Saved>,
): Promise<Saved | undefined> {
  const demandOwner = holdUser(store);
  let seen = version;
  try {
    if (seen === undefined) {
      const current = await read();
      if (!isAsSeen(current)) return current;
      seen = current.version;
    }
    demandOwner();
    await remove(seen);
    return undefined;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.isGone) return undefined;
    if (!error.isOutdated) throw error;
    demandOwner();
    return read();
  }
}
