import type { FieldEntry } from '../domain/fields/field-entry.ts';
import type { TechnicalEntry } from '../domain/technical/technical-property.ts';
import { usePage, useShared } from './hooks.ts';
import { loadService } from './load-service.ts';
import { takeServed } from './product/served-answer.ts';
import { type Read, useRead } from './useRead.ts';

const loadManifest = () => loadService(() => import('../services/field-manifest.ts'));

/** The fields of products as the signed-in user may know them: titles, units, options. */
export function useFieldManifest(): Read<FieldEntry[]> {
  const { store } = usePage();
  const userId = useShared((state) => state.user?.userId);
  return useRead(`field-manifest ${userId ?? ''}`, async (http, signal) => {
    const { readFieldManifest, servedFields } = await loadManifest();
    return servedFields(takeServed(store, 'fields')) ?? readFieldManifest(http, signal);
  });
}

/** The catalogues of technical properties. */
export function useTechnicalCatalogues(): Read<TechnicalEntry[]> {
  const { store } = usePage();
  return useRead('technical-catalogues', async (http, signal) => {
    const { readTechnicalCatalogues, servedCatalogues } = await loadManifest();
    return servedCatalogues(takeServed(store, 'catalogues')) ?? readTechnicalCatalogues(http, signal);
  });
}
