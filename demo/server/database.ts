import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const fileName = 'demo.sqlite';

/** Where the data live. */
export interface DatabaseOptions {
  /** Folder of the database file, made where missing; `:memory:` keeps everything in memory. */
  directory: string;
  /** Forgets what is there. @default false */
  fresh?: boolean;
}

/** Opens the demo's database, empty or as the last run left it. Each part of the demo makes its own tables. */
export function openDatabase({ directory, fresh = false }: DatabaseOptions): DatabaseSync {
  const database = new DatabaseSync(directory === ':memory:' ? directory : fileIn(directory, fresh));
  // WAL lets a second process look on; NORMAL loses at most the last moment in a power cut, fine for a demo.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
  return database;
}

function fileIn(directory: string, fresh: boolean): string {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, fileName);
  if (fresh) for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  return file;
}
