import { createHmac } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { digestOf } from '../base/secrets.ts';
import { inTransaction } from '../base/transaction.ts';
import { Refusal } from './refusal.ts';

/** How long a call is stored, in ms: longer than a user retries a form. */
const REMEMBERED = 24 * 60 * 60 * 1000;

/** A call that creates or sends something, with the client's `Idempotency-Key`. */
export interface KeyedCall {
  /** Its operation in the contract. */
  operation: string;
  /** Owner of the key: a user or a browser; `null` for calls of anybody. */
  owner: string | null;
  /** `undefined` if the client sent none: each call is then a new one. */
  key: string | undefined;
  body: unknown;
}

/** Runs a call once, however often it is repeated with its key. */
export interface DoneCalls {
  /**
   * Runs a call and stores its response, in one transaction; a repeated call gets that response without running.
   *
   * @param act synchronous, so that one of simultaneous calls runs; may throw a refusal, which is not stored
   * @throws {Refusal} of status 422 if the key came with another body
   */
  once<Answer>(call: KeyedCall, act: () => Answer): Answer;
  /**
   * The same for a call with an asynchronous preparation, such as hashing a password. Calls with the same key wait for
   * one another, so that the preparation is not repeated.
   */
  onceAfter<Prepared, Answer>(
    call: KeyedCall,
    prepare: () => Promise<Prepared>,
    act: (prepared: Prepared) => Answer,
  ): Promise<Answer>;
  /** Deletes the calls whose response names a user, such as after the account was deleted. */
  forget(userId: string): void;
}

/** Completed calls in the demo's database. @param secret key of the digests stored in place of bodies with passwords */
export function createDoneCalls(database: DatabaseSync, now: () => Date, secret: string): DoneCalls {
  database.exec(`CREATE TABLE IF NOT EXISTS done_calls (
    key_digest TEXT PRIMARY KEY, body_digest TEXT NOT NULL, answer TEXT NOT NULL, done_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS done_call_time ON done_calls (done_at)`);
  const sql = database.createTagStore();
  const oldest = () => now().getTime() - REMEMBERED;
  const keyDigest = ({ operation, owner, key }: KeyedCall) =>
    digestOf(JSON.stringify([operation, owner, key]));
  const bodyDigest = ({ body }: KeyedCall) =>
    createHmac('sha256', secret).update(JSON.stringify(body)).digest('base64url');

  const running = new Map<string, Promise<unknown>>();

  const earlier = <Answer>(call: KeyedCall): { answer: Answer } | undefined => {
    if (call.key === undefined) return undefined;
    const row = sql.get`SELECT body_digest, answer FROM done_calls
      WHERE key_digest = ${keyDigest(call)} AND done_at > ${oldest()}`;
    if (!row) return undefined;
    if (row.body_digest !== bodyDigest(call)) throw reusedKey();
    return { answer: JSON.parse(String(row.answer)) };
  };

  const once: DoneCalls['once'] = <Answer>(call: KeyedCall, act: () => Answer) =>
    inTransaction(database, () => {
      const done = earlier<Answer>(call);
      if (done) return done.answer;
      const answer = act();
      if (call.key !== undefined) {
        sql.run`DELETE FROM done_calls WHERE done_at <= ${oldest()}`;
        sql.run`INSERT OR REPLACE INTO done_calls VALUES
          (${keyDigest(call)}, ${bodyDigest(call)}, ${JSON.stringify(answer)}, ${now().getTime()})`;
      }
      return answer;
    });

  return {
    once,
    forget(userId) {
      sql.run`DELETE FROM done_calls WHERE instr(answer, ${JSON.stringify(userId)}) > 0`;
    },
    async onceAfter<Prepared, Answer>(
      call: KeyedCall,
      prepare: () => Promise<Prepared>,
      act: (prepared: Prepared) => Answer,
    ): Promise<Answer> {
      const name = keyDigest(call);
      const doIt = async () => {
        const done = earlier<Answer>(call);
        if (done) return done.answer;
        const prepared = await prepare();
        return once(call, () => act(prepared));
      };
      if (call.key === undefined) return doIt();
      const before = running.get(name) ?? Promise.resolve();
      const turn = before.catch(() => {}).then(doIt);
      running.set(name, turn);
      try {
        return await turn;
      } finally {
        if (running.get(name) === turn) running.delete(name);
      }
    },
  };
}

/** Status 422: the key was used for another body. */
export function reusedKey(): Refusal {
  const message = 'This idempotency key was used for another request.';
  return new Refusal(422, { message, code: 'idempotency_key_reused' });
}
