import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../base/transaction.ts';
import type { Ground } from '../ground.ts';
import type { UserRecord } from '../users/user-record.ts';
import { sendPasswordReset, sendVerification } from './send-mails.ts';

/** Mails that anybody may request for an address. */
type AskedMail = 'reset-password' | 'verify-email';

/**
 * Stores a request for a mail, whether or not the address has an account: the owner is looked up after the response,
 * whose duration would reveal who has an account. The stored request survives a crash.
 */
export function askForMail(ground: Ground, kind: AskedMail, email: string): void {
  sqlOf(ground.database).run`INSERT INTO asked_mails (kind, email) VALUES (${kind}, ${email})`;
  ground.later.do(async () => writeAskedMails(ground));
}

/** Writes the requested mails; each request is deleted in the transaction that writes its mail. */
export function writeAskedMails(ground: Ground): void {
  const { database, users } = ground;
  const sql = sqlOf(database);
  for (const { id = null, kind, email } of sql.all`SELECT * FROM asked_mails ORDER BY id`) {
    inTransaction(database, () => {
      const user = users.byEmail(String(email));
      if (user) write(ground, kind as AskedMail, user);
      sql.run`DELETE FROM asked_mails WHERE id = ${id}`;
    });
  }
}

function write(ground: Ground, kind: AskedMail, user: UserRecord): void {
  if (kind === 'reset-password') sendPasswordReset(ground, user);
  else if (!user.emailVerified) sendVerification(ground, user);
}

/** Queries of the table, which is made where missing. */
function sqlOf(database: DatabaseSync) {
  database.exec(`CREATE TABLE IF NOT EXISTS asked_mails (
    id INTEGER PRIMARY KEY, kind TEXT NOT NULL, email TEXT NOT NULL
  ) STRICT`);
  return database.createTagStore();
}
