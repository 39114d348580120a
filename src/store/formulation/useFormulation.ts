import type { FormulationDetail } from '../../domain/formulation/formulation.ts';
import { useShared } from '../hooks.ts';
import { loadService } from '../reads/load-service.ts';
import { type Read, useRead } from '../reads/useRead.ts';

/** Reads a formulation, as the user may see it. */
export function useFormulation(id: string): Read<FormulationDetail> {
  const userId = useShared((state) => state.user?.userId);
  return useRead<FormulationDetail>(JSON.stringify(['formulation', userId, id]), async (http, signal) => {
    const { readFormulation } = await loadService(() => import('../../services/guide-formulations.ts'));
    return readFormulation(http, id, signal);
  });
}
