import { useEffect, useRef } from 'react';
import { useStore } from 'zustand/react';
import { usePage } from './hooks.ts';
import { type LoadRead, type ReadState, readsOf } from './reads.ts';

/** A read, the way to try it again, and the way to change it here as the service has changed it. */
export type Read<Value> = ReadState<Value> & { retry: () => void; replace: (value: Value) => void };

/**
 * Reads from a service what other islands may read too: one call, one answer for the whole page, aborted when
 * the last reader goes.
 *
 * @param key names the answer; it holds all that the answer depends on, such as an id, or who is signed in
 * @param load makes the call, such as `readCountries`
 */
export function useRead<Value>(key: string, load: LoadRead<Value>): Read<Value> {
  const reads = readsOf(usePage().store);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => reads.want(key, (http, signal) => latest.current(http, signal)), [reads, key]);

  const state = useStore(reads.states, (states) => states[key]) ?? { status: 'loading' };
  // The key says what is kept under it.
  return {
    ...(state as ReadState<Value>),
    retry: () => reads.reload(key, load),
    replace: (value) => reads.replace(key, value),
  };
}
