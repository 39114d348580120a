import type { MeasuredConditions } from '../../../src/domain/color/measured-conditions.ts';
import { useShared } from '../../../src/store/hooks.ts';
import { loadService } from '../../../src/store/reads/load-service.ts';
import { type Read, useRead } from '../../../src/store/reads/useRead.ts';

/** In what our colours are measured. Counts are those of the user. */
export function useMeasuredConditions(): Read<MeasuredConditions> {
  const userId = useShared((state) => state.user?.userId);
  return useRead(`color-conditions ${userId ?? ''}`, async (http, signal) => {
    const { readColorConditions } = await loadService(() => import('../../../src/services/color-search.ts'));
    return readColorConditions(http, signal);
  });
}
