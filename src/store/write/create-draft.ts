import type { StoreApi } from 'zustand/vanilla';
import { failureOf } from '../notices/failure-of.ts';
import type { Store } from '../state.ts';
import { createDraftRecord, type Drafting, type DraftRecord, type DraftState } from './draft-state.ts';
import { askBeforeLeaving } from './leaving.ts';
import { ownedByUser } from './owned-by-user.ts';
import { createSender, type Sender } from './sender.ts';
import { writeOnTop } from './write-on-top.ts';
import { reasonOf, syncOf, type WriteSync } from './write-sync.ts';

/** A record being edited: changes show at once and are saved shortly after. */
export interface Draft<Saved, Value> {
  state: StoreApi<DraftState<Saved, Value>>;
  change(edit: (content: Value) => Value): void;
  /** Undoes the latest change; changes by others since then are kept. */
  undo(): void;
  /** Saves pending changes at once. @returns whether everything is saved */
  save(): Promise<boolean>;
  /** Reads what others have changed; changes made here are kept. A failed call changes nothing. */
  follow(): Promise<void>;
  /**
   * Follows connection and login, and sends what an earlier page could not. Returns a function that stops it, after
   * sending what is pending.
   */
  start(): () => void;
}

/**
 * Opens a record for editing, including changes that an earlier page could not save. Saving begins with {@link
 * Draft.start}.
 */
export function createDraft<Saved, Value>(
  store: Store,
  drafting: Drafting<Saved, Value>,
  opened: Saved,
): Draft<Saved, Value> {
  const userOf = () => store.getState().user?.userId;
  const owner = userOf();
  const record = createDraftRecord(owner, drafting, opened);
  const { state, put } = record;
  const { isSame, merge } = drafting;
  const send = sending(store, drafting, record);
  let sender: Sender | undefined;

  return {
    state,
    change(edit) {
      const { content: before, steps } = state.getState();
      const after = edit(before);
      if (isSame(after, before)) return;
      put(after, [...steps, { before, after }]);
      sender?.soon();
    },
    undo() {
      const { content, steps } = state.getState();
      const last = steps.at(-1);
      if (!last) return;
      put(merge(last.after, last.before, content), steps.slice(0, -1));
      sender?.soon();
    },
    async save() {
      await sender?.now();
      return !record.isDue();
    },
    follow: () => follow(drafting, record),
    start() {
      const started = createSender(store, { isDue: () => record.isDue() && userOf() === owner, send });
      sender = started;
      if (record.isDue()) started.soon();
      const stopAsking = askBeforeLeaving(record.isLosable);
      return () => {
        void started.now();
        started.stop();
        stopAsking();
      };
    },
  };
}

/** Returns how a draft is sent: it says how far it is, and whether the service has accepted it. */
function sending<Saved, Value>(
  store: Store,
  drafting: Drafting<Saved, Value>,
  { state, rebase }: DraftRecord<Saved, Value>,
): () => Promise<boolean> {
  const writer = ownedByUser(store, drafting);
  const end = (sync: WriteSync, reason?: string) => {
    state.setState({ sync, reason });
    return sync === 'idle';
  };
  return async () => {
    const { saved, content } = state.getState();
    if (drafting.isFull(content)) return end('full');
    if (store.getState().token === null) return end('signed-out');
    end('saving');
    try {
      const written = await writeOnTop(writer, saved, content);
      rebase(written.saved, content, state.getState().isMerged || written.isMerged);
      drafting.onSaved(written.saved);
      return end('idle');
    } catch (error) {
      const failure = failureOf(error);
      return end(syncOf(failure), reasonOf(store, failure));
    }
  };
}

async function follow<Saved, Value>(
  { read, contentOf, isSame, isNewer, merge }: Drafting<Saved, Value>,
  { state, rebase }: DraftRecord<Saved, Value>,
): Promise<void> {
  try {
    const next = await read();
    const { saved, content, isMerged } = state.getState();
    if (!isNewer(next, saved)) return;
    // The page that was here before may have saved what is shown already.
    const isNews = !isSame(merge(contentOf(saved), content, contentOf(next)), content);
    rebase(next, contentOf(saved), isMerged || isNews);
  } catch (error) {
    if (failureOf(error).isGone) state.setState({ sync: 'gone' });
  }
}
