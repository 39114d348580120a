import type { FormulationDetail } from '../../../src/domain/formulation/formulation.ts';
import { useShared } from '../../../src/store/hooks.ts';
import { loadService } from '../../../src/store/reads/load-service.ts';
import { type Read, useRead } from '../../../src/store/reads/useRead.ts';

/** Reads a formulation, as the user may see it. */
export function useFormulation(id: string): Read<FormulationDetail> {
  const userId = useShared((state) => state.user?.userId);
  return useRead<FormulationDetail>(JSON.stringify(['formulation', userId, id]), async (http, signal) => {
    const { readFormulation } = await loadService(
      () => import('../../../src/services/guide-formulations.ts'),
    );
    return readFormulation(http, id, signal);
  });
}
