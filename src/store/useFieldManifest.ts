import type { FieldEntry } from '../domain/fields/field-entry.ts';
import type { TechnicalEntry } from '../domain/technical/technical-property.ts';
import { useShared } from './hooks.ts';
import { loadService } from './load-service.ts';
import { type Read, useRead } from './useRead.ts';

/** The fields of products as the signed-in user may know them: titles, units, options. */
export function useFieldManifest(): Read<FieldEntry[]> {
  const userId = useShared((state) => state.user?.userId);
  return useRead(`field-manifest ${userId ?? ''}`, async (http, signal) => {
    const { readFieldManifest } = await loadService(() => import('../services/field-manifest.ts'));
    return readFieldManifest(http, signal);
  });
}

/** The catalogues of technical properties. */
export function useTechnicalCatalogues(): Read<TechnicalEntry[]> {
  return useRead('technical-catalogues', async (http, signal) => {
    const { readTechnicalCatalogues } = await loadService(() => import('../services/field-manifest.ts'));
    return readTechnicalCatalogues(http, signal);
  });
}
