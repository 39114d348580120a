import { inTransaction } from '../base/transaction.ts';
import { removeObjections } from '../ground/accounts/objections.ts';
import type { Ground } from '../ground/ground.ts';
import { removeSavedWork } from './remove-saved-work.ts';

/** Deletes an account with its sessions, its saved work and all codes issued to it. */
export function removeAccount({ database, users, sessions, doneCalls }: Ground, userId: string): void {
  inTransaction(database, () => {
    users.remove(userId);
    sessions.endOthers(userId, null);
    removeSavedWork(database, userId);
    removeObjections(database, userId);
    doneCalls.forget(userId);
    for (const table of ['codes', 'archive_tickets'])
      database.prepare(`DELETE FROM ${table} WHERE user_id = ?`).run(userId);
  });
}
