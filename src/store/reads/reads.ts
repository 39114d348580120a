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

  const reload: Reads['reload'] = async (key, load) => {
    loads.set(key, load);
    running.get(key)?.abort();
    const controller = new AbortController();
    running.set(key, controller);
    states.setState((before) => ({ [key]: { status: 'loading', failure: before[key]?.failure } }));
    const outcome = await outcomeOf(() => load(http, controller.signal));
    // Replaced by a later load, or aborted.
    if (running.get(key) !== controller) return;
    running.delete(key);
    states.setState({ [key]: outcome });
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
      running.get(key)?.abort();
      running.delete(key);
      states.setState({ [key]: { status: 'ready', value } });
    },
    fill(values) {
      const present = states.getState();
      const missing = Object.entries(values).filter(([key]) => present[key]?.status !== 'ready');
      for (const [key] of missing) {
        running.get(key)?.abort();
        running.delete(key);
      }
      states.setState(
        Object.fromEntries(missing.map(([key, value]) => [key, { status: 'ready' as const, value }])),
      );
    },
    expect(keys) {
      const present = states.getState();
      const again = keys.filter((key) => present[key]?.status === 'failed');
      states.setState(
        Object.fromEntries(
          again.map((key) => [key, { status: 'loading' as const, failure: present[key]?.failure }]),
        ),
      );
    },
    fail(keys, failure) {
      const present = states.getState();
      const missing = keys.filter((key) => present[key]?.status !== 'ready' && !running.has(key));
      states.setState(
        Object.fromEntries(missing.map((key) => [key, { status: 'failed' as const, failure }])),
      );
    },
    want(key, load) {
      readers.set(key, (readers.get(key) ?? 0) + 1);
      const { status = 'failed' } = states.getState()[key] ?? {};
      if (status === 'failed') reload(key, load);
      return () => {
        const left = (readers.get(key) ?? 1) - 1;
        readers.set(key, left);
        if (left > 0 || !running.has(key)) return;
        running.get(key)?.abort();
        running.delete(key);
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
