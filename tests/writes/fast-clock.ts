import { vi } from 'vitest';

/** The pauses in which pages collect changes and live regions get ready; longer ones are real. */
const LONGEST = 1000;

/** How much shorter they are here. */
const FACTOR = 20;

/**
 * Makes short pauses shorter, so that the table is quick.
 *
 * @returns whether some of them are not over
 */
export function hurry(): () => boolean {
  const { setTimeout: wait, clearTimeout: stop } = globalThis;
  const pending = new Set<unknown>();
  const hurried = (run: (...values: unknown[]) => void, pause = 0, ...values: unknown[]) => {
    if (pause > LONGEST) return wait(run, pause, ...values);
    const timer = wait(() => {
      pending.delete(timer);
      run(...values);
    }, pause / FACTOR);
    pending.add(timer);
    return timer;
  };
  vi.stubGlobal('setTimeout', Object.assign(hurried, wait));
  vi.stubGlobal('clearTimeout', (timer: ReturnType<typeof setTimeout>) => {
    pending.delete(timer);
    stop(timer);
  });
  return () => pending.size > 0;
}
