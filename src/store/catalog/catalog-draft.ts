import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Catalog, type CatalogContent, contentOf, isSameContent } from '../../domain/catalog/catalog.ts';
import { mergeContent } from '../../domain/catalog/merge-content.ts';
import type { Page } from '../hooks.ts';
import { createSender } from '../sender.ts';
import type { CatalogState, Step } from './catalog-state.ts';
import { onCatalogElsewhere } from './catalog-tabs.ts';
import { forgetUnsaved, keepUnsaved, readUnsaved } from './kept-catalog.ts';
import { readLatest, saveContent } from './save-content.ts';

/** A catalogue being edited: changes show at once and are saved shortly after. */
export interface CatalogDraft {
  state: StoreApi<CatalogState>;
  change(edit: (content: CatalogContent) => CatalogContent): void;
  /** Undoes the latest change; changes by others since then are kept. */
  undo(): void;
  /** Saves pending changes at once. @returns whether everything is saved */
  save(): Promise<boolean>;
  /**
   * Follows other tabs, connection and login, and sends what an earlier page could not. Returns a function that stops
   * it.
   */
  start(): () => void;
}

/**
 * Opens a catalogue for editing, including changes that an earlier page could not save. Saving begins with {@link
 * CatalogDraft.start}.
 */
export function createDraft(page: Pick<Page, 'store' | 'bus'>, catalog: Catalog): CatalogDraft {
  const { id } = catalog;
  const kept = readUnsaved(page.store, id);
  const content = kept ? mergeContent(kept.base, kept.content, contentOf(catalog)) : contentOf(catalog);
  const state = createStore<CatalogState>()(() => ({
    ...{ saved: catalog, content, sync: 'idle', isMerged: false, steps: [] },
  }));
  const isDue = () => !isSameContent(state.getState().content, contentOf(state.getState().saved));
  const keep = () => {
    const { saved, content } = state.getState();
    if (isDue()) keepUnsaved(page.store, id, { base: contentOf(saved), content });
    else forgetUnsaved(page.store, id);
  };
  /** Adopts the service's version; changes made here since `known` are kept. */
  const rebase = (next: Catalog, known: CatalogContent, isMerged: boolean) => {
    const { content } = state.getState();
    state.setState({ saved: next, content: mergeContent(known, content, contentOf(next)), isMerged });
    keep();
  };
  const put = (next: CatalogContent, steps: readonly Step[]) => {
    state.setState({ content: next, steps, isMerged: false });
    // Equal to the saved version again, so earlier failures no longer matter.
    if (!isDue() && state.getState().sync !== 'saving') state.setState({ sync: 'idle' });
    keep();
    sender?.soon();
  };
  const send = () => saveContent(page, { state, rebase });
  let sender: ReturnType<typeof createSender> | undefined;

  return {
    state,
    change(edit) {
      const { content: before, steps } = state.getState();
      const after = edit(before);
      if (isSameContent(after, before)) return;
      put(after, [...steps, { before, after }]);
    },
    undo() {
      const { content, steps } = state.getState();
      const last = steps.at(-1);
      if (!last) return;
      put(mergeContent(last.after, last.before, content), steps.slice(0, -1));
    },
    async save() {
      await sender?.now();
      return !isDue();
    },
    start() {
      const started = createSender(page.store, { isDue, send });
      sender = started;
      if (isDue()) started.soon();
      const onHidden = () => document.visibilityState === 'hidden' && void started.now();
      document.addEventListener('visibilitychange', onHidden);
      const stopListening = onCatalogElsewhere(page.store, (changed) => {
        if (changed && (changed.id !== id || changed.version === state.getState().saved.version)) return;
        void readLatest(page, { state, rebase });
      });
      return () => {
        void started.now();
        started.stop();
        document.removeEventListener('visibilitychange', onHidden);
        stopListening();
      };
    },
  };
}
