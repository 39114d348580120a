import type { DatabaseSync } from 'node:sqlite';

/**
 * Runs writes that belong together: all are stored, or none if the work throws. Joins an outer transaction.
 *
 * @param work synchronous: an `await` would let the writes of other requests in
 */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  if (database.isTransaction) return work();
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
