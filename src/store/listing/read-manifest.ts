import type { DocumentType } from '../../domain/documents/document-type.ts';
import type { FieldEntry } from '../../domain/fields/field-entry.ts';
import { loadService } from '../load-service.ts';
import type { LoadRead, ReadState, Reads } from '../reads.ts';

/**
 * Gives the field manifest as `useFieldManifest` does, by the same read of the page. Never rejects: titles and orders
 * of the library's own serve without it.
 */
export function readManifest(reads: Reads, userId: string | undefined): Promise<readonly FieldEntry[]> {
  return listOf<FieldEntry>(reads, `field-manifest ${userId ?? ''}`, async (http, signal) => {
    const { readFieldManifest } = await loadService(() => import('../../services/field-manifest.ts'));
    return readFieldManifest(http, signal);
  });
}

/** Gives the types of documents as `useDocumentManifest` does, by the same read of the page. Never rejects. */
export function readDocumentTypes(
  reads: Reads,
  userId: string | undefined,
): Promise<readonly DocumentType[]> {
  return listOf<DocumentType>(reads, `document-manifest ${userId ?? ''}`, async (http, signal) => {
    const { readDocumentManifest } = await loadService(() => import('../../services/manifest.ts'));
    return readDocumentManifest(http, signal);
  });
}

/** The value of a read once it is settled; an empty list if it has failed. */
function listOf<Entry>(reads: Reads, key: string, load: LoadRead<Entry[]>): Promise<readonly Entry[]> {
  return new Promise((resolve) => {
    const settle = () => {
      const state = reads.states.getState()[key] as ReadState<Entry[]> | undefined;
      if (!state || state.status === 'loading') return;
      stop();
      resolve(state.status === 'ready' ? state.value : []);
    };
    const stop = reads.states.subscribe(settle);
    reads.want(key, load);
    settle();
  });
}
