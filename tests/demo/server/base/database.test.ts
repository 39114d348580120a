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

const tablesOf = (database: DatabaseSync) =>
  database
    .prepare('SELECT name FROM sqlite_schema')
    .all()
    .map(({ name }) => name);

test('the data of the last run are there again, unless fresh ones are wanted', () => {
  const first = openDatabase({ directory });
  first.exec('CREATE TABLE kept (id INTEGER)');
  first.close();
  const second = openDatabase({ directory });
  expect(tablesOf(second)).toEqual(['kept']);
  second.close();
  const fresh = openDatabase({ directory, fresh: true });
  expect(tablesOf(fresh)).toEqual([]);
  fresh.close();
});

test('data of another layout are set aside, and said to be', () => {
  const say = vi.spyOn(console, 'log').mockImplementation(() => {});
  const earlier = new DatabaseSync(join(directory, 'demo.sqlite'));
  earlier.exec('PRAGMA journal_mode = WAL; CREATE TABLE kept (id INTEGER)');
  earlier.close();
  const database = openDatabase({ directory });
  expect(tablesOf(database)).toEqual([]);
  database.close();
  const aside = readdirSync(directory).find((name) => /^demo-\d{4}-\d\d-\d\d\.sqlite$/.test(name)) ?? '';
  const kept = new DatabaseSync(join(directory, aside));
  expect(tablesOf(kept)).toEqual(['kept']);
  kept.close();
  expect(say).toHaveBeenCalledWith(expect.stringContaining(aside));
});
