import type { DatabaseSync } from 'node:sqlite';
import { digestOf, newSecret } from '../../base/secrets.ts';
import type { Session } from './session.ts';

/** Idle time after which a session expires. */
const lifetime = 12 * 60 * 60 * 1000;

/** The site's sessions. Returned sessions are copies: change them by `change`. */
export interface SessionStore {
  /** Makes a visitor's session and the value of its cookie. Nothing is stored before something is changed. */
  begin(): { session: Session; cookie: string };
  /** The session of a cookie; a visitor's if nothing is stored of it. `undefined` for no cookie of `begin`. */
  byCookie(cookie: string): Session | undefined;
  /** A stored session. */
  byId(id: string): Session | undefined;
  /** Those in which the user is signed in. */
  ofUser(userId: string): Session[];
  /** Stores the changed fields; returns the whole session, or `undefined` if it has ended meanwhile. */
  change(session: Session, changes: Partial<Omit<Session, 'id'>>): Session | undefined;
  /** Ends the session, which invalidates its tokens. */
  end(id: string): void;
  /** Ends all sessions of a user but one, as after a changed password. */
  endOthers(userId: string, keptId: string | null): void;
}

/** Sessions in the demo's database; removes expired ones when a new one is stored. */
export function createSessionStore(database: DatabaseSync, now: () => Date): SessionStore {
  database.exec(`CREATE TABLE IF NOT EXISTS sessions (
    id TEXT PRIMARY KEY, user_id TEXT, used_at INTEGER NOT NULL, data TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS session_use ON sessions (used_at)`);
  const upsert = database.prepare(`INSERT INTO sessions (id, user_id, used_at, data) VALUES (?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET user_id = excluded.user_id, used_at = excluded.used_at, data = excluded.data`);
  // The one thing that reading a page changes: the session lives on.
  const touch = database.prepare('UPDATE sessions SET used_at = ? WHERE id = ?');
  const select = database.prepare('SELECT data, used_at FROM sessions WHERE id = ? AND used_at > ?');
  const selectOfUser = database.prepare('SELECT data FROM sessions WHERE user_id = ? AND used_at > ?');
  const remove = database.prepare('DELETE FROM sessions WHERE id = ?');
  const removeOld = database.prepare('DELETE FROM sessions WHERE used_at <= ?');
  const removeOthers = database.prepare('DELETE FROM sessions WHERE user_id = ? AND id IS NOT ?');

  const oldest = () => now().getTime() - lifetime;

  function byId(id: string): Session | undefined {
    const row = select.get(id, oldest());
    return row ? (JSON.parse(String(row.data)) as Session) : undefined;
  }

  return {
    begin() {
      const cookie = newSecret();
      return { session: visitorOf(cookie), cookie };
    },
    byCookie(cookie) {
      const session = byId(digestOf(cookie));
      if (session) touch.run(now().getTime(), session.id);
      return session ?? (cookieForm.test(cookie) ? visitorOf(cookie) : undefined);
    },
    byId,
    ofUser: (userId) =>
      selectOfUser.all(userId, oldest()).map(({ data }) => JSON.parse(String(data)) as Session),
    change(session, changes) {
      const stored = byId(session.id);
      if (!stored && session.userId !== null) return undefined;
      removeOld.run(oldest());
      const changed = { ...(stored ?? session), ...changes };
      upsert.run(changed.id, changed.userId, now().getTime(), JSON.stringify(changed));
      return changed;
    },
    end(id) {
      remove.run(id);
    },
    endOthers(userId, keptId) {
      removeOthers.run(userId, keptId);
    },
  };
}

/** Of what `newSecret` makes. */
const cookieForm = /^[\w-]{43}$/;

/** A visitor's session, all of which follows from the cookie. */
function visitorOf(cookie: string): Session {
  return {
    id: digestOf(cookie),
    userId: null,
    stamp: null,
    signedInAt: null,
    editor: false,
    formKey: digestOf(`form ${cookie}`),
    faults: {},
  };
}
