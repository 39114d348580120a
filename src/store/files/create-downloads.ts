import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Asset } from '../../domain/documents/asset.ts';
import type { ServiceError } from '../../errors/service-error.ts';
import { saveFile } from '../../lib/file/save-file.ts';
import type { Page } from '../hooks.ts';
import { failureOf } from '../notices/failure-of.ts';
import { httpContextOf } from '../reads/http-context.ts';
import { loadService } from '../reads/load-service.ts';

/** Progress of a document's download. */
export type DownloadState = { status: 'running' | 'saved' } | { status: 'failed'; failure: ServiceError };

/** A downloadable document. */
export interface Downloadable {
  asset: Pick<Asset, 'id' | 'type' | 'filename' | 'size'>;
  /** Product code, for listeners of `document:downloaded`. */
  prd: string | null;
}

/** Downloads of an island. */
export interface DownloadsState {
  byId: Readonly<Record<string, DownloadState>>;
  /** Id of the document whose state changed last. */
  latest: string | null;
}

/** Actions on an island's downloads. */
export interface Downloads {
  state: StoreApi<DownloadsState>;
  /** Fetches the file and saves it under the document's name. If it is already being fetched, this has no effect. */
  start(document: Downloadable): Promise<void>;
  cancel(assetId: string): void;
  /** Cancels and forgets all downloads. */
  clear(): void;
}

/** Creates an island's downloads. Several documents may be fetched at once. */
export function createDownloads({ store, bus }: Pick<Page, 'store' | 'bus'>): Downloads {
  const state: Downloads['state'] = createStore(() => ({ byId: {}, latest: null }));
  const running = new Map<string, AbortController>();
  const show = (id: string, download?: DownloadState) =>
    state.setState(({ byId: { [id]: _, ...others } }) => ({
      byId: download ? { ...others, [id]: download } : others,
      latest: id,
    }));
  const cancel = (id: string) => {
    running.get(id)?.abort();
    running.delete(id);
    show(id);
  };
  return {
    state,
    cancel,
    clear() {
      for (const controller of running.values()) controller.abort();
      running.clear();
      state.setState({ byId: {}, latest: null });
    },
    async start({ asset, prd }) {
      const { id, type, filename, size } = asset;
      if (running.has(id)) return;
      const controller = new AbortController();
      running.set(id, controller);
      show(id, { status: 'running' });
      try {
        const { downloadDocument } = await loadService(() => import('../../services/documents.ts'));
        const file = await downloadDocument(httpContextOf(store), id, controller.signal, {
          name: filename,
          size,
        });
        if (running.get(id) !== controller) return;
        saveFile(filename || file.filename || id, file.content);
        show(id, { status: 'saved' });
        bus.emit('document:downloaded', { assetId: id, type, prd });
      } catch (error) {
        // Ignore results of a cancelled download.
        if (running.get(id) === controller) show(id, { status: 'failed', failure: failureOf(error) });
      } finally {
        if (running.get(id) === controller) running.delete(id);
      }
    },
  };
}
