import type { DatabaseSync } from 'node:sqlite';
import { digestOf, newSecret } from '../secrets.ts';
import type { Session } from './session.ts';

/** Idle time after which a session expires. */
const lifetime = 12 * 60 * 60 * 1000;

/** The site's sessions. Returned sessions are copies: change them by `change`. */
export interface SessionStore {
  /** Starts a visitor's session; returns it with the value of its cookie. */
  begin(): { session: Session; cookie: string };
  byCookie(cookie: string): Session | undefined;
  byId(id: string): Session | undefined;
  /** Those in which the user is signed in. */
  ofUser(userId: string): Session[];
  /** Stores the changed fields; returns the whole session, or `undefined` if it has ended meanwhile. */
  change(id: string, changes: Partial<Omit<Session, 'id'>>): Session | undefined;
  /** Ends the session, which invalidates its tokens. */
  end(id: string): void;
  /** Ends all sessions of a user but one, as after a changed password. */
  endOthers(userId: string, keptId: string | null): void;
}

/** Sessions in the demo's database; removes expired ones when a new one starts. */
export function createSessionStore(database: DatabaseSync, now: () => Date): SessionStore {
  database.exec(`CREATE TABLE IF NOT EXISTS sessions (
    id TEXT PRIMARY KEY, user_id TEXT, used_at INTEGER NOT NULL, data TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS session_use ON sessions (used_at)`);
  const insert = database.prepare('INSERT INTO sessions (id, used_at, data) VALUES (?, ?, ?)');
  const select = database.prepare('SELECT data, used_at FROM sessions WHERE id = ? AND used_at > ?');
  const selectOfUser = database.prepare('SELECT data FROM sessions WHERE user_id = ? AND used_at > ?');
  const update = database.prepare('UPDATE sessions SET user_id = ?, used_at = ?, data = ? WHERE id = ?');
  const remove = database.prepare('DELETE FROM sessions WHERE id = ?');
  const removeOld = database.prepare('DELETE FROM sessions WHERE used_at <= ?');
  const removeOthers = database.prepare('DELETE FROM sessions WHERE user_id = ? AND id IS NOT ?');

  const oldest = () => now().getTime() - lifetime;
  const store = (session: Session) =>
    update.run(session.userId, now().getTime(), JSON.stringify(session), session.id);

  function byId(id: string): Session | undefined {
    const row = select.get(id, oldest());
    return row ? (JSON.parse(String(row.data)) as Session) : undefined;
  }

  return {
    begin() {
      removeOld.run(oldest());
      const cookie = newSecret();
      const session = newSession(digestOf(cookie));
      insert.run(session.id, now().getTime(), JSON.stringify(session));
      return { session, cookie };
    },
    byCookie(cookie) {
      const session = byId(digestOf(cookie));
      if (session) store(session);
      return session;
    },
    byId,
    ofUser: (userId) =>
      selectOfUser.all(userId, oldest()).map(({ data }) => JSON.parse(String(data)) as Session),
    change(id, changes) {
      const session = byId(id);
      if (!session) return undefined;
      const changed = { ...session, ...changes };
      store(changed);
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

function newSession(id: string): Session {
  return {
    id,
    userId: null,
    stamp: null,
    signedInAt: null,
    editor: false,
    showLogin: false,
    checkSheets: false,
    backUrl: null,
    formKey: newSecret(),
    sessionMessage: null,
    actionMessage: null,
    faults: {},
  };
}
