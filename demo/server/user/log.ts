import type { DatabaseSync } from 'node:sqlite';

/** States of a request, in their order; a declined one was not sent. */
export const requestStates = ['received', 'inProgress', 'sent', 'declined'] as const;

/** State of a request. */
export type RequestState = (typeof requestStates)[number];

/** The user's request, as it was sent. */
export interface LoggedRequest {
  reason?: string;
  address?: object;
  /** Common to the entries of one request; none in a request for a single sample. */
  requestNumber?: string;
  /** Of a requested regulatory document. */
  documentType?: string;
  state?: RequestState;
  industry?: string | null;
  amount?: string;
  /** Day as yyyy-mm-dd. */
  wantedDate?: string | null;
}

/** A user's action that forms look up later (decision 76). */
export interface LogEntry {
  type: string;
  prd: string | null;
  /** ISO 8601. */
  createdDate: string;
  request?: LoggedRequest | undefined;
}

/** The log of users' actions. */
export interface UserLog {
  add(userId: string, entry: LogEntry): void;
  /** Newest first. */
  find(userId: string, filter: { type: string; prd?: string | null | undefined; limit: number }): LogEntry[];
  /** The entries of all users that belong to a request, in the order in which they were added. */
  ofRequest(requestNumber: string): LogEntry[];
  /** Changes the state of a whole request. */
  setState(requestNumber: string, state: RequestState): void;
}

/** The log in the demo's database. */
export function createUserLog(database: DatabaseSync): UserLog {
  database.exec(`CREATE TABLE IF NOT EXISTS user_log (
    id INTEGER PRIMARY KEY, user_id TEXT NOT NULL, type TEXT NOT NULL, prd TEXT, created_date TEXT NOT NULL,
    request TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS logged_request ON user_log (json_extract(request, '$.requestNumber'))`);
  const sql = database.createTagStore();
  return {
    add(userId, { type, prd, createdDate, request }) {
      sql.run`INSERT INTO user_log (user_id, type, prd, created_date, request)
        VALUES (${userId}, ${type}, ${prd}, ${createdDate}, ${request ? JSON.stringify(request) : null})`;
    },
    find(userId, { type, prd = null, limit }) {
      return sql.all`SELECT type, prd, created_date AS createdDate, request FROM user_log
        WHERE user_id = ${userId} AND type = ${type} AND (${prd} IS NULL OR prd = ${prd})
        ORDER BY created_date DESC, id DESC LIMIT ${limit}`.map(entryOf);
    },
    ofRequest(requestNumber) {
      return sql.all`SELECT type, prd, created_date AS createdDate, request FROM user_log
        WHERE json_extract(request, '$.requestNumber') = ${requestNumber} ORDER BY id`.map(entryOf);
    },
    setState(requestNumber, state) {
      sql.run`UPDATE user_log SET request = json_set(request, '$.state', ${state})
        WHERE json_extract(request, '$.requestNumber') = ${requestNumber}`;
    },
  };
}

function entryOf({ request, ...entry }: Record<string, unknown>): LogEntry {
  return {
    ...(entry as unknown as LogEntry),
    ...(request !== null && { request: JSON.parse(String(request)) }),
  };
}
