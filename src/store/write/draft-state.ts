import type * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { forgetUnsent, keepUnsent, readUnsent } from './unsent.ts';
import type { Writer } from './write-on-top.ts';
import type { WriteSync } from './write-sync.ts';

/** A change that can be undone. */
export interface Step<Value> {
  before: Value;
  after: Value;
}

/** State of a record being edited: what is shown, what the service has, and progress of saving. */
export interface DraftState<Saved, Value> {
  /** The service's version. */
  saved: Saved;
  /** On screen. */
  content: Value;
  sync: WriteSync;
  /** Time when this page last saved it, ISO 8601. */
  savedAt?: string | undefined;
  /** The service's message for `failed`. */
  reason?: string | undefined;
  /** Whether the latest change came from another tab or person. */
  isMerged: boolean;
  /** Changes that can be undone, oldest first. */
  steps: readonly Step<Value>[];
}

/** What a record is, and how it is saved. */
export interface Drafting<Saved, Value> extends Writer<Saved, Value> {
  /** Name in the browser tab, where unsaved changes are kept for their user. */
  name: string;
  schema: v.GenericSchema<unknown, Value>;
  read(): Promise<Saved>;
  isNewer(next: Saved, than: Saved): boolean;
  /** Whether it is too much to be sent. */
  isFull(content: Value): boolean;
  /** Called with what this page has saved. */
  onSaved(saved: Saved): void;
}

/** The state of a draft, and how it changes. */
export interface DraftRecord<Saved, Value> {
  state: StoreApi<DraftState<Saved, Value>>;
  /** Whether something is to be sent. */
  isDue(): boolean;
  /** Whether leaving the page would lose it: the tab could not keep it. */
  isLosable(): boolean;
  /** Shows a change of the user. */
  put(next: Value, steps: readonly Step<Value>[]): void;
  /** Adopts the service's version; changes made here since `known` are kept. */
  rebase(saved: Saved, known: Value, isMerged: boolean): void;
}

/** Creates the state of a draft, with the changes that an earlier page of the user could not save. */
export function createDraftRecord<Saved, Value>(
  userId: string | undefined,
  { name, schema, contentOf, isSame, merge }: Drafting<Saved, Value>,
  opened: Saved,
): DraftRecord<Saved, Value> {
  const kept = readUnsent(userId, name, schema);
  const content = kept ? merge(kept.base, kept.content, contentOf(opened)) : contentOf(opened);
  const state = createStore<DraftState<Saved, Value>>()(() => ({
    saved: opened,
    content,
    sync: 'idle',
    isMerged: false,
    steps: [],
  }));
  let isKept = true;
  const isDue = () => !isSame(state.getState().content, contentOf(state.getState().saved));
  const keep = () => {
    const { saved, content } = state.getState();
    if (isDue()) isKept = keepUnsent(userId, name, { base: contentOf(saved), content });
    else forgetUnsent(userId, name);
  };
  return {
    state,
    isDue,
    isLosable: () => isDue() && !isKept,
    put(next, steps) {
      state.setState({ content: next, steps, isMerged: false });
      // Equal to the saved version again, so earlier failures no longer matter.
      if (!isDue() && state.getState().sync !== 'saving') state.setState({ sync: 'idle' });
      keep();
    },
    rebase(saved, known, isMerged) {
      state.setState(({ content }) => ({
        saved,
        content: merge(known, content, contentOf(saved)),
        isMerged,
        savedAt: new Date().toISOString(),
      }));
      keep();
    },
  };
}
