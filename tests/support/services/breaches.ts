const KEPT = Symbol.for('ce-widgets tests: breaches of contract');
const kept = globalThis as { [KEPT]?: string[] };

/** Notes what makes the test fail at its end: thrown to the code under test, it would be one more failed call. */
export function noteBreach(sentence: string): Error {
  kept[KEPT] ??= [];
  kept[KEPT].push(sentence);
  return new Error(sentence);
}

/** Fails the test whose calls or fake answers are other than the contract says. */
export function failOnBreach(): void {
  const sentences = takeBreaches();
  if (sentences.length > 0) throw new Error([...new Set(sentences)].join('\n'));
}

/** What has been noted so far, for tests that mean to breach the contract. */
export function takeBreaches(): string[] {
  const sentences = kept[KEPT] ?? [];
  kept[KEPT] = [];
  return sentences;
}
