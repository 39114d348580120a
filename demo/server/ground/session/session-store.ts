import type { DatabaseSync } from 'node:sqlite';
import { digestOf, newSecret } from '../../base/secrets.ts';
import type { Session } from './session.ts';

/** Idle time after which a session expires. */
const lifetime = 12 * 60 * 60 * 1000;

/** A stored session with the time of its last page. */
export interface UsedSession extends Session {
  /** ISO 8601. */
  usedAt: string;
}

/** The site's sessions. Returned sessions are copies: change them by `change`. */
export interface SessionStore {
  /** Creates a visitor's session and the value of its cookie. It is stored with its first change. */
  begin(): { session: Session; cookie: string };
  /** The session of a cookie; a visitor's if none is stored. `undefined` for a cookie that `begin` has not created. */
  byCookie(cookie: string): Session | undefined;
  /** A stored session. */
  byId(id: string): Session | undefined;
  /** The sessions of a signed-in user, the one used last first. */
  ofUser(userId: string): UsedSession[];
  /** Stores the changed fields; returns the whole session, or `undefined` if it has ended meanwhile. */
  change(session: Session, changes: Partial<Omit<Session, 'id'>>): Session | undefined;
  /** Ends the session, which invalidates its tokens. */
  end(id: string): void;
  /** Ends all sessions of a user but one, such as after a changed password. */
  endOthers(userId: string, keptId: string | null): void;
}

/** Sessions in the demo's database; removes expired ones when a new one is stored. */
export function createSessionStore(database: DatabaseSync, now: () => Date): SessionStore {
  database.exec(`CREATE TABLE IF NOT EXISTS sessions (
    id TEXT PRIMARY KEY, user_id TEXT, used_at INTEGER NOT NULL, data TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS session_use ON sessions (used_at)`);
  const sql = database.createTagStore();
  const oldest = () => now().getTime() - lifetime;

  function byId(id: string): Session | undefined {
    const row = sql.get`SELECT data FROM sessions WHERE id = ${id} AND used_at > ${oldest()}`;
    return row ? (JSON.parse(String(row.data)) as Session) : undefined;
  }

  return {
    begin() {
      const cookie = newSecret();
      return { session: visitorOf(cookie), cookie };
    },
    byCookie(cookie) {
      const session = byId(digestOf(cookie));
      // The one thing that reading a page changes: the session lives on.
      if (session) sql.run`UPDATE sessions SET used_at = ${now().getTime()} WHERE id = ${session.id}`;
      return session ?? (cookieForm.test(cookie) ? visitorOf(cookie) : undefined);
    },
    byId,
    ofUser(userId) {
      const rows = sql.all`SELECT data, used_at FROM sessions
        WHERE user_id = ${userId} AND used_at > ${oldest()} ORDER BY used_at DESC, id`;
      return rows.map(({ data, used_at }) => ({
        ...(JSON.parse(String(data)) as Session),
        usedAt: new Date(Number(used_at)).toISOString(),
      }));
    },
    change(session, changes) {
      const stored = byId(session.id);
      if (!stored && session.userId !== null) return undefined;
      sql.run`DELETE FROM sessions WHERE used_at <= ${oldest()}`;
      const changed = { ...(stored ?? session), ...changes };
      sql.run`INSERT OR REPLACE INTO sessions
        VALUES (${changed.id}, ${changed.userId}, ${now().getTime()}, ${JSON.stringify(changed)})`;
      return changed;
    },
    end(id) {
      sql.run`DELETE FROM sessions WHERE id = ${id}`;
    },
    endOthers(userId, keptId) {
      sql.run`DELETE FROM sessions WHERE user_id = ${userId} AND id IS NOT ${keptId}`;
    },
  };
}

/** Format of `newSecret`. */
const cookieForm = /^[\w-]{43}$/;

/** A visitor's session, derived from the cookie. */
function visitorOf(cookie: string): Session {
  return {
    id: digestOf(cookie),
    userId: null,
    stamp: null,
    signedInAt: null,
    device: null,
    editor: false,
    formKey: digestOf(`form ${cookie}`),
    faults: {},
  };
}
