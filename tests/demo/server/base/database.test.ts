import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../../demo/server/base/database.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ce-database-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Names of the tables; the database is closed. */
function tablesOf(database: DatabaseSync) {
  const rows = database.prepare('SELECT name FROM sqlite_schema').all();
  database.close();
  return rows.map(({ name }) => name);
}

test('the data of the last run are there again, unless fresh ones are wanted', () => {
  const first = openDatabase({ directory });
  first.exec('CREATE TABLE kept (id INTEGER)');
  first.close();
  expect(tablesOf(openDatabase({ directory }))).toEqual(['kept']);
  expect(tablesOf(openDatabase({ directory, fresh: true }))).toEqual([]);
});

test('data of another layout are set aside, and said to be', () => {
  const say = vi.spyOn(console, 'log').mockImplementation(() => {});
  const earlier = new DatabaseSync(join(directory, 'demo.sqlite'));
  earlier.exec('PRAGMA journal_mode = WAL; CREATE TABLE kept (id INTEGER)');
  earlier.close();
  expect(tablesOf(openDatabase({ directory }))).toEqual([]);
  const aside = readdirSync(directory).find((name) => /^demo-\d{4}-\d\d-\d\d\.sqlite$/.test(name)) ?? '';
  expect(tablesOf(new DatabaseSync(join(directory, aside)))).toEqual(['kept']);
  expect(say).toHaveBeenCalledWith(expect.stringContaining(aside));
});
