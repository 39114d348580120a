import {
  formatStored,
  isSameStored,
  parseStored,
  type StoredComparison,
} from '../content/stored-comparison.ts';

/** A change of the active comparison in one of the site's tabs. */
export interface ComparisonChange {
  before: StoredComparison;
  after: StoredComparison;
  /** ms since 1970 by the machine's clock; later than all changes known to the tab. */
  at: number;
}

/** The changes of the active comparison that a tab knows of, from all tabs. */
export interface ChangeLog {
  /** The comparison before all changes. */
  readonly first: StoredComparison;
  readonly changes: readonly ComparisonChange[];
  /** Time of the latest change; 0 before any. */
  readonly lastAt: number;
}

/** Creates a log without changes. */
export function beginLog(first: StoredComparison, lastAt = 0): ChangeLog {
  return { first, changes: [], lastAt };
}

/** Returns the log with one more change. */
export function logChange({ first, changes, lastAt }: ChangeLog, change: ComparisonChange): ChangeLog {
  return { first, changes: [...changes, change], lastAt: Math.max(lastAt, change.at) };
}

/** Returns the time for a change made now: later than previous changes, even if the clock was set back. */
export function nextTime({ lastAt }: ChangeLog, now: number): number {
  return Math.max(now, lastAt + 1);
}

/** Whether a change is based on what is shown; otherwise tabs didn't know of each other's changes. */
export function continues(
  { lastAt }: ChangeLog,
  { before, at }: ComparisonChange,
  shown: StoredComparison,
): boolean {
  return at > lastAt && isSameStored(before, shown);
}

/** A change in messages between tabs, encoded as in the cookie. */
export interface EncodedChange {
  before: string;
  after: string;
  at: number;
}

/** Encodes a change for messages between tabs, each comparison as in the cookie. */
export function encodeChange({ before, after, at }: ComparisonChange): EncodedChange {
  return { before: formatStored(before), after: formatStored(after), at };
}

/** Parses a received change; `null` if it is invalid. */
export function readChange(
  encoded: { readonly [Field in keyof EncodedChange]?: unknown },
): ComparisonChange | null {
  const [before, after] = [parseStored(String(encoded.before)), parseStored(String(encoded.after))];
  const { at } = encoded;
  return before && after && typeof at === 'number' && at > 0 ? { before, after, at } : null;
}
