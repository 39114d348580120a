import type { DocumentType } from '../../../domain/documents/document-type.ts';
import type { FieldEntry } from '../../../domain/fields/field-entry.ts';
import { loadService } from '../../../store/reads/load-service.ts';
import type { LoadRead, ReadState, Reads } from '../../../store/reads/reads.ts';

/**
 * Returns the field manifest from the same shared read as `useFieldManifest`. Never rejects: the library's own titles
 * and orders are used without it.
 *
 * @param served the fields that the page contains
 */
export function readManifest(
  reads: Reads,
  userId: string | undefined,
  served: () => unknown = () => undefined,
): Promise<readonly FieldEntry[]> {
  return listOf<FieldEntry>(reads, `field-manifest ${userId ?? ''}`, async (http, signal) => {
    const { readFieldManifest, servedFields } = await loadService(
      () => import('../../../services/field-manifest.ts'),
    );
    return servedFields(served()) ?? (await readFieldManifest(http, signal));
  });
}

/** Returns the types of documents from the same shared read as `useDocumentManifest`. Never rejects. */
export function readDocumentTypes(
  reads: Reads,
  userId: string | undefined,
): Promise<readonly DocumentType[]> {
  return listOf<DocumentType>(reads, `document-manifest ${userId ?? ''}`, async (http, signal) => {
    const { readDocumentManifest } = await loadService(() => import('../../../services/manifest.ts'));
    return readDocumentManifest(http, signal);
  });
}

/** The value of a settled read; an empty list if it failed. */
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
