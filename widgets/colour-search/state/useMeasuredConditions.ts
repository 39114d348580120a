import type { MeasuredConditions } from '../../../src/domain/color/measured-conditions.ts';
import { loadService } from '../../../src/store/reads/load-service.ts';
import { defineRead } from '../../../src/store/reads/reads.ts';
import { type Read, useRead } from '../../../src/store/reads/useRead.ts';

const measuredConditions = defineRead('color-conditions', async ({ http, signal }) => {
  const { readColorConditions } = await loadService(() => import('../../../src/services/color-search.ts'));
  return readColorConditions(http, signal);
});

/** In what our colours are measured. Counts are those of the user. */
export function useMeasuredConditions(): Read<MeasuredConditions> {
  return useRead(measuredConditions());
}
