import { createHmac } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { digestOf } from '../base/secrets.ts';
import { inTransaction } from '../base/transaction.ts';
import { Refusal } from './refusal.ts';

/** How long a call is remembered, in ms: longer than somebody tries to send a form again. */
const REMEMBERED = 24 * 60 * 60 * 1000;

/** A call that makes or sends something, with the key that the client has sent as `Idempotency-Key`. */
export interface KeyedCall {
  /** Its name in the contract. */
  operation: string;
  /** Whose key it is: a user or a browser; `null` for calls of anybody. */
  owner: string | null;
  /** `undefined` if the client sent none: then each call counts. */
  key: string | undefined;
  body: unknown;
}

/** Does a call once, however often it is repeated with its key. */
export interface DoneCalls {
  /**
   * Does a call and notes its answer, in one transaction; a repeated call gets that answer, and nothing is done.
   *
   * @param act synchronous, so that of simultaneous calls one is done; may throw a refusal, which is not noted
   * @throws {Refusal} of status 422 if the key came with another body
   */
  once<Answer>(call: KeyedCall, act: () => Answer): Answer;
  /**
   * The same for a call that has to prepare something first, such as the hash of a password. Calls with the same key wait
   * for one another, so that a repeated one prepares nothing.
   */
  onceAfter<Prepared, Answer>(
    call: KeyedCall,
    prepare: () => Promise<Prepared>,
    act: (prepared: Prepared) => Answer,
  ): Promise<Answer>;
  /** Forgets the calls whose answer names a user, as once the account is gone. */
  forget(userId: string): void;
}

/** Done calls in the demo's database, without their bodies. @param secret hides the bodies, such as passwords */
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

/** Status 422: the key was used for something else. */
export function reusedKey(): Refusal {
  const message = 'This idempotency key was used for another request.';
  return new Refusal(422, { message, code: 'idempotency_key_reused' });
}
