import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ServiceError } from '../errors/service-error.ts';
import type { HttpContext } from '../http/http-context.ts';
import { failureOf } from './failure-of.ts';
import { httpContextOf } from './http-context.ts';
import type { Store } from './state.ts';

/** Makes the call of a read; it stops when the signal says so. */
export type LoadRead<Value> = (http: HttpContext, signal: AbortSignal) => Promise<Value>;

/** How far a read has come. */
export type ReadState<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; failure: ServiceError };

/** The page's answers by key, shared by all islands (docs/architecture.md, "HTTP"). */
export interface Reads {
  states: StoreApi<Readonly<Record<string, ReadState<unknown>>>>;
  /**
   * Says that someone wants the answer: it is loaded unless it is there or under way. One that failed is
   * tried anew.
   *
   * @returns the end of the wish: a load that nobody waits for any more is aborted
   */
  want(key: string, load: LoadRead<unknown>): () => void;
  /** Loads anew; an earlier load of the key is aborted, since the latest wins. */
  reload(key: string, load: LoadRead<unknown>): void;
  /** Puts a value in place of the answer, as after a change of it; a load under way is aborted. */
  replace(key: string, value: unknown): void;
  /** Adds answers that came together, by their keys; those that are there already stay. */
  fill(values: Readonly<Record<string, unknown>>): void;
}

const readsByStore = new WeakMap<Store, Reads>();

/** The shared answers of a page. They stay for as long as the page does (spec P§9). */
export function readsOf(store: Store): Reads {
  const reads = readsByStore.get(store) ?? createReads(httpContextOf(store));
  readsByStore.set(store, reads);
  return reads;
}

function createReads(http: HttpContext): Reads {
  const states: Reads['states'] = createStore(() => ({}));
  const readers = new Map<string, number>();
  const running = new Map<string, AbortController>();

  const reload: Reads['reload'] = async (key, load) => {
    running.get(key)?.abort();
    const controller = new AbortController();
    running.set(key, controller);
    states.setState({ [key]: { status: 'loading' } });
    const outcome = await outcomeOf(() => load(http, controller.signal));
    // A later load has taken its place, or nobody wants it any more.
    if (running.get(key) !== controller) return;
    running.delete(key);
    states.setState({ [key]: outcome });
  };

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
