import { createStore, type StoreApi } from 'zustand/vanilla';
import { userStatus } from '../../domain/user/user-status.ts';
import type { ServiceError } from '../../errors/service-error.ts';
import type { HttpContext } from '../../http/http-context.ts';
import { failureOf } from '../notices/failure-of.ts';
import { ofStore } from '../of-store.ts';
import { afterRenewal } from '../session/renewal.ts';
import type { Store } from '../state.ts';
import { httpContextOf } from './http-context.ts';

/** What a loader gets. The signal aborts its call. */
export interface ReadContext {
  http: HttpContext;
  signal: AbortSignal;
  store: Store;
}

/** Something to read, for the present viewer. */
export interface Wanted<Value> {
  key: string;
  load: (http: HttpContext, signal: AbortSignal) => Promise<Value>;
}

/** Names what is to be read; `store` has the viewer, on whom each answer depends. */
export type Readable<Value> = (store: Store) => Wanted<Value>;

/**
 * Declares what can be read: its key together with its loader, so that no key has two of them, and none lacks what the
 * answer depends on, which is the viewer and the input alone.
 *
 * @param name is that of no other read
 * @returns makes the read of an input, which is written as JSON
 */
export function defineRead<Value, Input = void>(
  name: string,
  load: (context: ReadContext, input: Input) => Promise<Value>,
): (input: Input) => Readable<Value> {
  return (input) => (store) => ({
    key: readKey(store, name, input),
    load: (http, signal) => load({ http, signal, store }, input),
  });
}

/** Key of a read for the present viewer, for what fills or changes its value. A user may be validated meanwhile. */
export function readKey(store: Store, name: string, input: unknown): string {
  const { user, payload } = store.getState();
  return JSON.stringify([name, [user?.userId, userStatus(user), payload.requestRegion], input]);
}

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
   * Subscribes to a read: loads it unless it is loaded or loading. Tries a failed one again.
   *
   * @returns unsubscribes; aborts a load without subscribers
   */
  want(wanted: Wanted<unknown>): () => void;
  /** Loads it again. Aborts an earlier load of it: the latest wins. */
  reload(wanted: Wanted<unknown>): Promise<void>;
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
  const loads = new Map<string, Wanted<unknown>['load']>();
  const running = new Map<string, AbortController>();

  const stateOf = (key: string) => states.getState()[key];
  const isMissing = (key: string) => stateOf(key)?.status !== 'ready';
  const set = (keys: readonly string[], next: (key: string) => ReadState<unknown>) =>
    states.setState(Object.fromEntries(keys.map((key) => [key, next(key)])));
  const abort = (key: string) => {
    running.get(key)?.abort();
    running.delete(key);
  };
  const reload: Reads['reload'] = async ({ key, load }) => {
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
        void reload({ key, load });
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
    want({ key, load }) {
      readers.set(key, (readers.get(key) ?? 0) + 1);
      const { status = 'failed' } = stateOf(key) ?? {};
      if (status === 'failed') reload({ key, load });
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
