import * as v from 'valibot';
import { parseJson } from '../../lib/parse-json.ts';
import { readSessionItem } from '../../lib/storage/session-storage.ts';

/** Changes that the service does not have yet, with what they are based on. */
export interface Unsent<Value> {
  base: Value;
  content: Value;
}

/**
 * A draft belongs to its user: it is not shown to another one, and is deleted when another one signs in
 * (`dropOtherDrafts`).
 */
function keyOf(userId: string | undefined, name: string): string {
  return `ce-draft:${userId}/${name}`;
}

/**
 * Keeps changes in the browser tab, across reloads and a login.
 *
 * @returns whether they are kept; not if storage is blocked or full
 */
export function keepUnsent(userId: string | undefined, name: string, unsent: Unsent<unknown>): boolean {
  try {
    sessionStorage.setItem(keyOf(userId, name), JSON.stringify(unsent));
    return true;
  } catch {
    return false;
  }
}

/** Returns the changes that an earlier page could not save, if there are any. */
export function readUnsent<Value>(
  userId: string | undefined,
  name: string,
  schema: v.GenericSchema<unknown, Value>,
): Unsent<Value> | undefined {
  try {
    const kept = parseJson(readSessionItem(keyOf(userId, name)) ?? '');
    const { success, output } = v.safeParse(v.object({ base: schema, content: schema }), kept);
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes kept changes, once they are saved or discarded. */
export function forgetUnsent(userId: string | undefined, name: string): void {
  try {
    sessionStorage.removeItem(keyOf(userId, name));
  } catch {
    // Storage is blocked, so nothing is kept.
  }
}
