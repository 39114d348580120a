import { mergeLists } from '../../domain/merge/merge-lists.ts';
import { changedFields, mergeRecord } from '../../domain/merge/merge-record.ts';
import { isSameValue } from '../../lib/is-same-value.ts';
import type { User } from '../../payload/schema.ts';
import type { UserChanges } from '../../services/me.ts';
import { httpContextOf } from '../../store/reads/http-context.ts';
import { replaceUser } from '../../store/session/session.ts';
import type { Store } from '../../store/state.ts';
import { ownedByUser } from '../../store/write/owned-by-user.ts';
import { type Writer, type Written, writeOnTop } from '../../store/write/write-on-top.ts';
import { loadMe } from './load-me.ts';

/**
 * Saves changes of the signed-in user on top of what the service has now, which another device may have changed: of lists
 * only what was added or removed counts, so that a page opened earlier never gives a withdrawn consent again.
 *
 * @throws {ServiceError}
 */
export async function saveProfile(store: Store, changes: UserChanges): Promise<Written<User>> {
  const { user } = store.getState();
  if (!user) throw new Error('Nobody is signed in.');
  const writer = ownedByUser(store, await writerOf(store));
  const written = await writeOnTop(writer, user, { ...contentOf(user), ...changes });
  replaceUser(store, written.saved);
  return written;
}

async function writerOf(store: Store): Promise<Writer<User, UserChanges>> {
  const { readMe, changeMe } = await loadMe();
  const http = httpContextOf(store);
  return {
    contentOf,
    isSame: isSameValue,
    merge: (base, mine, theirs) =>
      mergeRecord(base, mine, theirs, {
        industries: mergeLists,
        consent: mergeLists,
        notifications: mergeNotifications,
      }),
    versionOf: ({ version }) => version,
    read: () => readMe(http),
    send: (value, on) => changeMe(http, changedFields(contentOf(on), value), on.version),
  };
}

function contentOf({
  firstName,
  lastName,
  company,
  country,
  industries,
  consent,
  notifications,
}: User): UserChanges {
  return { firstName, lastName, company, country, industries, consent, notifications };
}

type Notifications = UserChanges['notifications'];

function mergeNotifications(base: Notifications, mine: Notifications, theirs: Notifications): Notifications {
  if (!base || !mine || !theirs) return mine;
  return { documents: mergeRecord(base.documents, mine.documents, theirs.documents) };
}
