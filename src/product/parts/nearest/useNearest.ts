import type { NearestQuery, NearPigment } from '../../../services/nearest.ts';
import { loadService } from '../../../store/reads/load-service.ts';
import { defineRead } from '../../../store/reads/reads.ts';
import { type Read, useRead } from '../../../store/reads/useRead.ts';
import { usePending } from '../../../ui/base/pending.ts';

const nearest = defineRead('nearest', async ({ http, signal }, query: NearestQuery) => {
  const { readNearest } = await loadService(() => import('../../../services/nearest.ts'));
  return readNearest(http, query, signal);
});

/** Reads the products with the nearest colours, nearest first. The answer depends on the viewer. */
export function useNearest(query: NearestQuery): Read<NearPigment[]> {
  const { productId, industry, medium, depth, chemistry, leastLight, limit } = query;
  const read = useRead(nearest({ productId, industry, medium, depth, chemistry, leastLight, limit }));
  usePending(read.status === 'loading');
  return read;
}
