import { useEffect, useRef } from 'react';
import { useStore } from 'zustand/react';
import { usePage } from '../hooks.ts';
import { type LoadRead, type ReadState, readsOf } from './reads.ts';

/** A read, with functions to load it again and to replace it after a change. */
export type Read<Value> = ReadState<Value> & {
  retry: () => Promise<void>;
  replace: (value: Value) => void;
  /** Changes the value of that moment, which may be a later one than that of this render; without one, does nothing. */
  change: (next: (value: Value) => Value) => void;
};

/**
 * Reads a response shared by islands: one call per page, aborted when the last reader unmounts.
 *
 * @param key identifies the answer; contains everything it depends on, such as an id or the user
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
  // The type follows from the key.
  return {
    ...(state as ReadState<Value>),
    retry: () => reads.reload(key, load),
    replace: (value) => reads.replace(key, value),
    change(next) {
      const now = reads.states.getState()[key];
      if (now?.status === 'ready') reads.replace(key, next(now.value as Value));
    },
  };
}
