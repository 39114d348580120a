import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const fileName = 'demo.sqlite';

/** Increase when a table that outlives the catalogue changes: data of another layout cannot be read. */
const LAYOUT = 4;

/** Options of the database. */
export interface DatabaseOptions {
  /** Folder of the database file, created if missing; `:memory:` keeps everything in memory. */
  directory: string;
  /** Deletes existing data. @default false */
  fresh?: boolean;
}

/**
 * Opens the demo's database, empty or as the last run left it. Data of another layout are moved aside, and this is
 * logged. Each module creates its own tables.
 */
export function openDatabase({ directory, fresh = false }: DatabaseOptions): DatabaseSync {
  const isInMemory = directory === ':memory:';
  const database = isInMemory ? new DatabaseSync(directory) : openFile(fileIn(directory, fresh));
  // WAL lets a second process read; NORMAL loses at most the last moment in a power cut, fine for a demo.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
  database.exec(`PRAGMA user_version = ${LAYOUT}`);
  return database;
}

function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  if (isCurrent(database)) return database;
  // Closing it writes the WAL into the file itself.
  database.close();
  const old = file.replace(/\.sqlite$/, `-${new Date().toISOString().slice(0, 10)}.sqlite`);
  renameSync(file, old);
  console.log(`The data of an earlier version are kept in ${old}; the demo starts with new data.`);
  return new DatabaseSync(file);
}

/** Whether it is empty, or of this layout. */
function isCurrent(database: DatabaseSync): boolean {
  const { user_version: layout } = database.prepare('PRAGMA user_version').get() ?? {};
  const { tables } = database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get() ?? {};
  return layout === LAYOUT || tables === 0;
}

function fileIn(directory: string, fresh: boolean): string {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, fileName);
  if (fresh) for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  return file;
}
