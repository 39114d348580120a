import type { FieldEntry } from '../../domain/fields/field-entry.ts';
import { loadService } from '../load-service.ts';
import type { ReadState, Reads } from '../reads.ts';

/**
 * Gives the field manifest as `useFieldManifest` does, by the same read of the page. Never rejects: titles and orders
 * of the library's own serve without it.
 */
export function readManifest(reads: Reads, userId: string | undefined): Promise<readonly FieldEntry[]> {
  const key = `field-manifest ${userId ?? ''}`;
  return new Promise((resolve) => {
    const settle = () => {
      const state = reads.states.getState()[key] as ReadState<FieldEntry[]> | undefined;
      if (!state || state.status === 'loading') return;
      stop();
      resolve(state.status === 'ready' ? state.value : []);
    };
    const stop = reads.states.subscribe(settle);
    reads.want(key, async (http, signal) => {
      const { readFieldManifest } = await loadService(() => import('../../services/field-manifest.ts'));
      return readFieldManifest(http, signal);
    });
    settle();
  });
}
