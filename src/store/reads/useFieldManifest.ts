import type { FieldEntry } from '../../domain/fields/field-entry.ts';
import { hidingCodes } from '../../domain/fields/unnamed-codes.ts';
import type { TechnicalEntry } from '../../domain/technical/technical-property.ts';
import { userStatus } from '../../domain/user/user-status.ts';
import type { Store } from '../state.ts';
import { loadService } from './load-service.ts';
import { defineRead } from './reads.ts';
import { takeServed } from './served-answer.ts';
import { type Read, useRead } from './useRead.ts';

const loadManifest = () => loadService(() => import('../../services/field-manifest.ts'));

/** The fields of products as the viewer may know them: titles, units, options. */
export const fieldManifest = defineRead('field-manifest', async ({ http, signal, store }) => {
  const { readFieldManifest, servedFields } = await loadManifest();
  const entries = servedFields(takeServed(store, 'fields')) ?? (await readFieldManifest(http, signal));
  return forViewer(store, entries);
});

const technicalEntries = defineRead('technical-entries', async ({ http, signal, store }) => {
  const { readTechnicalEntries, servedTechnicalEntries } = await loadManifest();
  const served = servedTechnicalEntries(takeServed(store, 'catalogues'));
  return forViewer(store, served ?? (await readTechnicalEntries(http, signal)));
});

/** The fields of products as the viewer may know them. */
export function useFieldManifest(): Read<FieldEntry[]> {
  return useRead(fieldManifest());
}

/** The entries that title and order technical properties. */
export function useTechnicalEntries(): Read<TechnicalEntry[]> {
  return useRead(technicalEntries());
}

function forViewer<Entry extends object>(store: Store, entries: Entry[]): Entry[] {
  return userStatus(store.getState().user) === 'internal' ? entries : hidingCodes(entries);
}
