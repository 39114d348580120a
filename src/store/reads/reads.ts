import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ServiceError } from '../../errors/service-error.ts';
import type { HttpContext } from '../../http/http-context.ts';
import { failureOf } from '../notices/failure-of.ts';
import { ofStore } from '../of-store.ts';
import { afterRenewal } from '../session/renewal.ts';
import type { Store } from '../state.ts';
import { httpContextOf } from './http-context.ts';

/** Calls the service for a read. The signal aborts the call. */
export type LoadRead<Value> = (http: HttpContext, signal: AbortSignal) => Promise<Value>;

/** State of a read. */
export type ReadState<Value> =
  /** While it is tried again, the last failure stays, and with it the message that has the focus. */
  | { status: 'loading'; failure?: ServiceError | undefined }
  | { status: 'ready'; value: Value; failure?: undefined }
  | { status: 'failed'; failure: ServiceError };

/** The cache of the page's reads by key, shared by all islands (docs/architecture.md, "HTTP"). */
export interface Reads {
  states: StoreApi<Readonly<Record<string, ReadState<unknown>>>>;
  /**
   * Subscribes to a key: loads it unless it is loaded or loading. Tries a failed one again.
   *
   * @returns unsubscribes; aborts a load without subscribers
   */
  want(key: string, load: LoadRead<unknown>): () => void;
  /** Loads the key again. Aborts an earlier load of it: the latest wins. */
  reload(key: string, load: LoadRead<unknown>): Promise<void>;
  /** Replaces the value, such as after a change of it. Aborts a running load. */
  replace(key: string, value: unknown): void;
  /** Adds values that were loaded together, by their keys. Keeps those that are loaded already. */
  fill(values: Readonly<Record<string, unknown>>): void;
  /** Shows that those which have failed are being loaded together. */
  expect(keys: readonly string[]): void;
  /** Shows that a load of several failed. Keeps those that are loaded already, or are being loaded by their key. */
  fail(keys: readonly string[], failure: ServiceError): void;
}

/** Returns the page's cache of reads. It lives as long as the page (spec P§9). */
export const readsOf = ofStore((store) => createReads(store));

function createReads(store: Store): Reads {
  const http = httpContextOf(store);
  const states: Reads['states'] = createStore(() => ({}));
  const readers = new Map<string, number>();
  const loads = new Map<string, LoadRead<unknown>>();
  const running = new Map<string, AbortController>();

  const stateOf = (key: string) => states.getState()[key];
  const isMissing = (key: string) => stateOf(key)?.status !== 'ready';
  const set = (keys: readonly string[], next: (key: string) => ReadState<unknown>) =>
    states.setState(Object.fromEntries(keys.map((key) => [key, next(key)])));
  const abort = (key: string) => {
    running.get(key)?.abort();
    running.delete(key);
  };
  const reload: Reads['reload'] = async (key, load) => {
    loads.set(key, load);
    abort(key);
    const controller = new AbortController();
    running.set(key, controller);
    set([key], () => ({ status: 'loading', failure: stateOf(key)?.failure }));
    const outcome = await outcomeOf(() => load(http, controller.signal));
    // Replaced by a later load, or aborted.
    if (running.get(key) !== controller) return;
    running.delete(key);
    set([key], () => outcome);
  };

  afterRenewal(store, () => {
    for (const [key, state] of Object.entries(states.getState())) {
      const load = loads.get(key);
      if (load && readers.get(key) && state.status === 'failed' && state.failure.isSessionOver)
        void reload(key, load);
    }
  });

  return {
    states,
    reload,
    replace(key, value) {
      abort(key);
      set([key], () => ({ status: 'ready', value }));
    },
    fill(values) {
      const missing = Object.keys(values).filter(isMissing);
      missing.forEach(abort);
      set(missing, (key) => ({ status: 'ready', value: values[key] }));
    },
    expect(keys) {
      const again = keys.filter((key) => stateOf(key)?.status === 'failed');
      set(again, (key) => ({ status: 'loading', failure: stateOf(key)?.failure }));
    },
    fail(keys, failure) {
      const missing = keys.filter((key) => isMissing(key) && !running.has(key));
      set(missing, () => ({ status: 'failed', failure }));
    },
    want(key, load) {
      readers.set(key, (readers.get(key) ?? 0) + 1);
      const { status = 'failed' } = stateOf(key) ?? {};
      if (status === 'failed') reload(key, load);
      return () => {
        const left = (readers.get(key) ?? 1) - 1;
        readers.set(key, left);
        if (left > 0 || !running.has(key)) return;
        abort(key);
        states.setState(({ [key]: _, ...others }) => others, true);
      };
    },
  };
}

async function outcomeOf(load: () => Promise<unknown>): Promise<ReadState<unknown>> {
  try {
    return { status: 'ready', value: await load() };
  } catch (error) {
    return { status: 'failed', failure: failureOf(error) };
  }
}
