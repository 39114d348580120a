import type { FieldEntry } from '../../domain/fields/field-entry.ts';
import { hidingCodes } from '../../domain/fields/unnamed-codes.ts';
import type { TechnicalEntry } from '../../domain/technical/technical-property.ts';
import { userStatus } from '../../domain/user/user-status.ts';
import { usePage, useShared } from '../hooks.ts';
import type { State } from '../state.ts';
import { loadService } from './load-service.ts';
import { takeServed } from './served-answer.ts';
import { type Read, useRead } from './useRead.ts';

const loadManifest = () => loadService(() => import('../../services/field-manifest.ts'));

/** The fields of products as the signed-in user may know them: titles, units, options. */
export function useFieldManifest(): Read<FieldEntry[]> {
  const { store } = usePage();
  const userId = useShared((state) => state.user?.userId);
  const isInternal = useShared(isInternalUser);
  return useRead(`field-manifest ${userId ?? ''}`, async (http, signal) => {
    const { readFieldManifest, servedFields } = await loadManifest();
    const entries = servedFields(takeServed(store, 'fields')) ?? (await readFieldManifest(http, signal));
    return isInternal ? entries : hidingCodes(entries);
  });
}

/** The entries that title and order technical properties. */
export function useTechnicalEntries(): Read<TechnicalEntry[]> {
  const { store } = usePage();
  const isInternal = useShared(isInternalUser);
  return useRead(`technical-entries ${isInternal}`, async (http, signal) => {
    const { readTechnicalEntries, servedTechnicalEntries } = await loadManifest();
    const served = servedTechnicalEntries(takeServed(store, 'catalogues'));
    const entries = served ?? (await readTechnicalEntries(http, signal));
    return isInternal ? entries : hidingCodes(entries);
  });
}

function isInternalUser({ user }: State): boolean {
  return userStatus(user) === 'internal';
}
