import type { FormulationDetail } from '../../../src/domain/formulation/formulation.ts';
import { loadService } from '../../../src/store/reads/load-service.ts';
import { defineRead } from '../../../src/store/reads/reads.ts';
import { type Read, useRead } from '../../../src/store/reads/useRead.ts';

const formulation = defineRead('formulation', async ({ http, signal }, id: string) => {
  const { readFormulation } = await loadService(() => import('../../../src/services/guide-formulations.ts'));
  return readFormulation(http, id, signal);
});

/** Reads a formulation, as the user may see it. */
export function useFormulation(id: string): Read<FormulationDetail> {
  return useRead(formulation(id));
}
