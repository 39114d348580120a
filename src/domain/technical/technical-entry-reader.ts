import type { TechnicalEntry } from './technical-property.ts';

type EntryKind = TechnicalEntry['catalogue'];

/** Looks up technical entries. */
export interface TechnicalEntryReader {
  find: (kind: EntryKind, code: string) => TechnicalEntry | undefined;
  /** The code if no entry has it. */
  titleOf: (kind: EntryKind, code: string) => string;
  /** Sort position; last if no entry has the code. */
  sortOf: (kind: EntryKind, code: string) => number;
}

/** Reads the entries by kind and code. */
export function technicalEntryReader(technicalEntries: readonly TechnicalEntry[]): TechnicalEntryReader {
  const byCode = new Map(technicalEntries.map((entry) => [`${entry.catalogue}|${entry.code}`, entry]));
  const find: TechnicalEntryReader['find'] = (kind, code) => byCode.get(`${kind}|${code}`);
  return {
    find,
    titleOf: (kind, code) => find(kind, code)?.title ?? code,
    sortOf: (kind, code) => find(kind, code)?.sort ?? Number.MAX_SAFE_INTEGER,
  };
}
