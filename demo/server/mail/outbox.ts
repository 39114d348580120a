import type { DatabaseSync } from 'node:sqlite';
import { createTransport } from 'nodemailer';
import { company } from '../../data/company.ts';
import type { Mail } from './mail.ts';
import type { MailContent } from './mail-content.ts';

const from = `${company.portal} <no-reply@example.com>`;

/** The demo's outbox: renders mails as they would be sent, and stores them instead. */
export interface Outbox {
  send(to: string, content: MailContent): Promise<Mail>;
  /** Newest first. */
  all(): Mail[];
  byId(id: number): Mail | undefined;
}

/** An outbox in the demo's database. */
export function createOutbox(database: DatabaseSync, now: () => Date): Outbox {
  database.exec(`CREATE TABLE IF NOT EXISTS mails (
    id INTEGER PRIMARY KEY AUTOINCREMENT, sent_at TEXT NOT NULL, sender TEXT NOT NULL, recipient TEXT NOT NULL,
    subject TEXT NOT NULL, text TEXT NOT NULL, html TEXT NOT NULL, raw TEXT NOT NULL
  ) STRICT`);
  const insert = database.prepare(
    `INSERT INTO mails (sent_at, sender, recipient, subject, text, html, raw) VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const columns = `id, sent_at AS sentAt, sender AS "from", recipient AS "to", subject, text, html, raw`;
  const one = database.prepare(`SELECT ${columns} FROM mails WHERE id = ?`);
  const all = database.prepare(`SELECT ${columns} FROM mails ORDER BY id DESC`);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  return {
    async send(to, { subject, text, html, replyTo }) {
      const date = now();
      const { message } = await transport.sendMail({
        ...{ from, to, subject, text, html, date },
        ...(replyTo ? { replyTo } : {}),
      });
      const mail = { sentAt: date.toISOString(), from, to, subject, text, html, raw: message.toString() };
      const { lastInsertRowid } = insert.run(mail.sentAt, from, to, subject, text, html, mail.raw);
      return { id: Number(lastInsertRowid), ...mail };
    },
    all: () => all.all() as unknown as Mail[],
    byId: (id) => one.get(id) as unknown as Mail | undefined,
  };
}
