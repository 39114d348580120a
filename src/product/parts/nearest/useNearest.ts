import { MASSTONE } from '../../../domain/technical/technical-property.ts';
import type { NearestQuery, NearPigment } from '../../../services/nearest.ts';
import { useShared } from '../../../store/hooks.ts';
import { loadService } from '../../../store/reads/load-service.ts';
import { type Read, useRead } from '../../../store/reads/useRead.ts';
import { usePending } from '../../../ui/base/pending.ts';

/** Reads the products with the nearest colours, nearest first. The answer depends on the viewer. */
export function useNearest(query: NearestQuery): Read<NearPigment[]> {
  const userId = useShared((state) => state.user?.userId);
  const { productId, industry, medium, depth, chemistry, leastLight, limit } = query;
  const read = useRead(
    JSON.stringify([
      ...['nearest', userId, productId, industry, medium, depth ?? MASSTONE],
      ...[chemistry, leastLight, limit],
    ]),
    async (http, signal) => {
      const { readNearest } = await loadService(() => import('../../../services/nearest.ts'));
      return readNearest(http, query, signal);
    },
  );
  usePending(read.status === 'loading');
  return read;
}
