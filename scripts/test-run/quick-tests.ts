/** Tests of every call against every fault, and of every write in every circumstance: a minute and more each. */
const TABLES = ['tests/failures/', 'tests/writes/'];

/** What a quick run takes on, and what it leaves to the whole one. */
export interface QuickTests {
  run: string[];
  left: string[];
}

/**
 * Chooses what a quick run has the time for: the nearest tests. The tables are left, unless a change lies in their own
 * folder.
 *
 * @param affected the tests that a change affects, the nearest first
 * @param changed paths in the repository
 */
export function quickTests(affected: readonly string[], changed: readonly string[], atMost = 20): QuickTests {
  const isLeft = (test: string) =>
    TABLES.some((table) => test.startsWith(table) && !changed.some((path) => path.startsWith(table)));
  const run = affected.filter((test) => !isLeft(test)).slice(0, atMost);
  return { run, left: affected.filter((test) => !run.includes(test)) };
}
