import { vi } from 'vitest';

/** How long what is to come is waited for, in ms: a busy machine is slow. */
export const PATIENCE = 15_000;

const ORIGINAL = Symbol.for('ce-widgets tests: waitFor');
// By default it gives up after a second. Set-up files run for each file of tests, and these share a process.
const kept = globalThis as { [ORIGINAL]?: typeof vi.waitFor };
kept[ORIGINAL] ??= vi.waitFor;
const waitFor = kept[ORIGINAL];

vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE, ...options });
