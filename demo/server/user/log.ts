import type { DatabaseSync } from 'node:sqlite';

/** A user's action that forms look up later (decision 76). */
export interface LogEntry {
  type: string;
  prd: string | null;
  /** ISO 8601. */
  createdDate: string;
  /** The user's request, as it was sent. */
  request?: { reason: string; address: object } | undefined;
}

/** The log of users' actions. */
export interface UserLog {
  add(userId: string, entry: LogEntry): void;
  /** Newest first. */
  find(userId: string, filter: { type: string; prd?: string | null | undefined; limit: number }): LogEntry[];
}

/** The log in the demo's database. */
export function createUserLog(database: DatabaseSync): UserLog {
  database.exec(`CREATE TABLE IF NOT EXISTS user_log (
    id INTEGER PRIMARY KEY, user_id TEXT NOT NULL, type TEXT NOT NULL, prd TEXT, created_date TEXT NOT NULL,
    request TEXT
  ) STRICT`);
  const sql = database.createTagStore();
  return {
    add(userId, { type, prd, createdDate, request }) {
      sql.run`INSERT INTO user_log (user_id, type, prd, created_date, request)
        VALUES (${userId}, ${type}, ${prd}, ${createdDate}, ${request ? JSON.stringify(request) : null})`;
    },
    find(userId, { type, prd = null, limit }) {
      const rows = sql.all`SELECT type, prd, created_date AS createdDate, request FROM user_log
        WHERE user_id = ${userId} AND type = ${type} AND (${prd} IS NULL OR prd = ${prd})
        ORDER BY created_date DESC, id DESC LIMIT ${limit}`;
      return rows.map(({ request, ...entry }) => ({
        ...(entry as unknown as LogEntry),
        ...(request !== null && { request: JSON.parse(String(request)) }),
      }));
    },
  };
}
