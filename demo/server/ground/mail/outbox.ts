import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { company } from '../../../data/portal/company.ts';
import type { Later } from '../../base/later.ts';
import type { Mail, MailContent } from './mail.ts';
import type { MailTransport } from './transport.ts';

const from = `${company.portal} <no-reply@example.com>`;

/** The table of mails. A mail is a row before it is sent, in the same transaction as the change that it reports. */
export interface Outbox {
  /** Writes a mail, in the caller's transaction if there is one, and has it sent soon after. */
  put(to: string, content: MailContent): void;
  /**
   * Sends waiting mails, oldest first. A failed mail stays, and is retried at the next call or after a delay; one that
   * a crash has interrupted is retried at the next call.
   */
  deliver(): Promise<void>;
  /** Stops retrying failed mails. */
  stop(): void;
  /** The mails sent, newest first. */
  all(): Mail[];
  /** A mail that was sent. */
  byId(id: number): Mail | undefined;
}

/** Dependencies of the outbox. */
export interface OutboxSources {
  database: DatabaseSync;
  now: () => Date;
  later: Later;
  transport: MailTransport;
}

/** An outbox in the demo's database. */
export function createOutbox({ database, now, later, transport }: OutboxSources): Outbox {
  database.exec(`CREATE TABLE IF NOT EXISTS outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT, message_id TEXT NOT NULL, recipient TEXT NOT NULL, content TEXT NOT NULL,
    sent_at TEXT, raw TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS waiting_mail ON outbox (id) WHERE sent_at IS NULL`);
  const sql = database.createTagStore();

  async function send(row: Row): Promise<void> {
    const date = now();
    const { message_id: messageId, recipient: to } = row;
    const raw = await transport({ ...contentOf(row), from, to, date, messageId });
    sql.run`UPDATE outbox SET sent_at = ${date.toISOString()}, raw = ${raw} WHERE id = ${row.id}`;
  }

  const retries = createRetries(() => later.do(deliver));

  async function deliver(): Promise<void> {
    let hasFailed = false;
    const waiting = sql.all`SELECT * FROM outbox WHERE sent_at IS NULL ORDER BY id`;
    for (const row of waiting as unknown as Row[]) {
      await send(row).catch((error) => {
        hasFailed = true;
        console.error(`mail ${row.id}`, error);
      });
    }
    retries.note(hasFailed);
  }

  return {
    put(to, content) {
      sql.run`INSERT INTO outbox (message_id, recipient, content)
        VALUES (${`<${randomUUID()}@example.com>`}, ${to}, ${JSON.stringify(content)})`;
      later.do(deliver);
    },
    deliver,
    stop: retries.stop,
    all() {
      const sent = sql.all`SELECT * FROM outbox WHERE sent_at IS NOT NULL ORDER BY id DESC`;
      return (sent as unknown as Row[]).map(mailOf);
    },
    byId(id) {
      const row = sql.get`SELECT * FROM outbox WHERE sent_at IS NOT NULL AND id = ${id}`;
      return row && mailOf(row as unknown as Row);
    },
  };
}

interface Row {
  id: number;
  message_id: string;
  recipient: string;
  content: string;
  sent_at: string;
  raw: string;
}

function contentOf({ content }: Row): MailContent {
  return JSON.parse(content);
}

function mailOf(row: Row): Mail {
  const { subject, text, html } = contentOf(row);
  return { id: row.id, sentAt: row.sent_at, from, to: row.recipient, subject, text, html, raw: row.raw };
}

/** Delay after the first failure, in ms; it doubles with each further one. */
const FIRST = 30_000;

/** Longest delay, in ms. */
const LONGEST = 60 * 60_000;

/** Repeats a job for as long as it fails, with growing delays. */
interface Retries {
  /** Reports the result of the job: a failure schedules a retry, a success resets the delay. */
  note(hasFailed: boolean): void;
  stop(): void;
}

/** @param job a pending retry does not keep the process alive */
function createRetries(job: () => void): Retries {
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  return {
    note(hasFailed) {
      stop();
      failures = hasFailed ? failures + 1 : 0;
      if (!hasFailed) return;
      timer = setTimeout(job, Math.min(FIRST * 2 ** (failures - 1), LONGEST));
      timer.unref();
    },
    stop,
  };
}
