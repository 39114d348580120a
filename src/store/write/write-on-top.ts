import type { Merge } from '../../domain/merge/merge-record.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { readUnlessLeft } from './leaving.ts';

/** How a record of the user is changed. */
export interface Writer<Saved, Value> {
  /** What can be changed of a version of the record. */
  contentOf(saved: Saved): Value;
  isSame(one: Value, other: Value): boolean;
  merge: Merge<Value>;
  /** `undefined` if the service has no versions, or no such record: it is then read again before each change. */
  versionOf?(saved: Saved): unknown;
  /** Absent if each change stands for itself, such as a star. */
  read?(): Promise<Saved>;
  /**
   * Whether a change is sent unread if the page is left meanwhile: better than losing it, though it may replace what
   * another page has just saved. @default false
   */
  isSentUnread?: boolean;
  /** Whether sending it takes further reads, so that the page asks before it is left. @default nothing */
  isHeld?(value: Value): boolean;
  /** @throws {ServiceError} `isOutdated` if the record is no longer that version */
  send(value: Value, on: Saved): Promise<Saved>;
}

/** Result of a change. */
export interface Written<Saved> {
  saved: Saved;
  /** Whether it contains changes that others have made meanwhile. */
  isMerged: boolean;
}

/** Each round is lost to another page that has saved a change; more of them at once than people have devices. */
const ROUNDS = 25;

/**
 * Saves a change on top of what the service has now: if the record was changed elsewhere since, both changes are merged
 * and sent again. Sends nothing that the service has already.
 *
 * @param known the version that the change is based on
 * @throws {ServiceError}
 */
export async function writeOnTop<Saved, Value>(
  writer: Writer<Saved, Value>,
  known: Saved,
  value: Value,
): Promise<Written<Saved>> {
  const { contentOf, isSame, merge, versionOf, read, isSentUnread, send } = writer;
  let [base, mine] = [contentOf(known), value];
  let on = known;
  if (read && versionOf?.(known) === undefined)
    on = await (isSentUnread ? readUnlessLeft(read(), known) : read());
  for (let round = 1; ; round += 1) {
    mine = merge(base, mine, contentOf(on));
    base = contentOf(on);
    const isMerged = !isSame(mine, value);
    if (isSame(mine, base)) return { saved: on, isMerged };
    try {
      return { saved: await send(mine, on), isMerged };
    } catch (error) {
      const isOutdated = error instanceof ServiceError && error.isOutdated;
      if (!read || !isOutdated || round === ROUNDS) throw error;
      const now = await read();
      const isAsBefore = versionOf?.(now) === versionOf?.(on) && isSame(contentOf(now), base);
      // Refused for another reason: again would be refused, too.
      if (isAsBefore) throw error;
      on = now;
    }
  }
}
