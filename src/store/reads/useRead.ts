import { useEffect, useRef } from 'react';
import { useStore } from 'zustand/react';
import { usePage, useShared } from '../hooks.ts';
import { type Readable, type ReadState, readsOf } from './reads.ts';

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
 * @param readable of `defineRead`, such as `countries()`
 */
export function useRead<Value>(readable: Readable<Value>): Read<Value> {
  const { store } = usePage();
  const reads = readsOf(store);
  const key = useShared(() => readable(store).key);
  const latest = useRef(readable);
  useEffect(() => {
    latest.current = readable;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is read
  useEffect(() => reads.want(latest.current(store)), [store, reads, key]);

  const state = useStore(reads.states, (states) => states[key]) ?? { status: 'loading' };
  // The type follows from the key.
  return {
    ...(state as ReadState<Value>),
    retry: () => reads.reload(readable(store)),
    replace: (value) => reads.replace(key, value),
    change(next) {
      const now = reads.states.getState()[key];
      if (now?.status === 'ready') reads.replace(key, next(now.value as Value));
    },
  };
}
