import type { Formulation } from '../../../services/formulations.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { loadService } from '../../../store/reads/load-service.ts';
import { defineRead } from '../../../store/reads/reads.ts';
import { type Read, useRead } from '../../../store/reads/useRead.ts';
import { usePending } from '../../../ui/base/pending.ts';

const formulations = defineRead(
  'formulations',
  async ({ http, signal }, { id, industry }: Pick<Pigment, 'id' | 'industry'>) => {
    const { readFormulations } = await loadService(() => import('../../../services/formulations.ts'));
    return readFormulations(http, { productId: id, industry }, signal);
  },
);

/** Reads the formulations with a product in its industry that the user may see. */
export function useFormulations({ id, industry }: Pigment): Read<Formulation[]> {
  const read = useRead(formulations({ id, industry }));
  usePending(read.status === 'loading');
  return read;
}
