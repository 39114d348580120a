import type { DatabaseSync } from 'node:sqlite';
import type { ConsentSettings } from '../../../src/domain/user/consent.ts';

/** Proof of a visitor's choice in the cookie dialog. */
export interface ConsentRecord {
  /** Identifies the browser, not the visitor. */
  sessionId: string;
  /** Time of its receipt, ISO 8601. */
  time: string;
  /** Time of the choice by the visitor's clock, ISO 8601. */
  chosenAt: string;
  /** Version of the texts shown to the visitor; empty if the page names none. */
  version: string;
  settings: ConsentSettings;
}

/** Every choice that was reported, oldest first. */
export interface ConsentRecords {
  add(record: ConsentRecord): void;
  all(): ConsentRecord[];
}

/** Consent records in the demo's database. */
export function createConsentRecords(database: DatabaseSync): ConsentRecords {
  database.exec('CREATE TABLE IF NOT EXISTS consents (id INTEGER PRIMARY KEY, record TEXT NOT NULL) STRICT');
  const sql = database.createTagStore();
  return {
    add(record) {
      sql.run`INSERT INTO consents (record) VALUES (${JSON.stringify(record)})`;
    },
    all: () =>
      sql.all`SELECT record FROM consents ORDER BY id`.map(({ record }) => JSON.parse(String(record))),
  };
}
