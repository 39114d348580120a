import type { Catalog, Perspective } from '../../domain/product/catalog.ts';
import { userStatus } from '../../domain/user/user-status.ts';
import { useShared } from '../../store/hooks.ts';
import { loadService } from '../../store/reads/load-service.ts';
import { defineRead } from '../../store/reads/reads.ts';
import { type Read, useRead } from '../../store/reads/useRead.ts';

const catalog = defineRead(
  'catalog',
  async ({ http, signal }, { id, perspective }: { id: string; perspective: Perspective | undefined }) => {
    const { readCatalog } = await loadService(() => import('../../services/catalogs.ts'));
    return readCatalog(http, { id, perspective }, signal);
  },
);

/** Reads a catalogue with everything that the user may see of it; internal users see everything. */
export function useCatalog(id: string): Read<Catalog> {
  const isInternal = useShared(({ user }) => userStatus(user) === 'internal');
  const perspective: Perspective | undefined = isInternal ? 'internal' : undefined;
  return useRead(catalog({ id, perspective }));
}
