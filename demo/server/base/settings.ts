import type { DatabaseSync } from 'node:sqlite';

/**
 * Generates a value once and stores it with the data, such as a secret: tokens and cookies survive a restart, and no
 * two installations share a key.
 */
export function keptSetting(database: DatabaseSync, name: string, make: () => string): string {
  database.exec('CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT');
  database.prepare('INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)').run(name, make());
  const row = database.prepare('SELECT value FROM settings WHERE name = ?').get(name);
  return String(row?.value);
}
