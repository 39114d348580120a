import type { Formulation } from '../../../services/formulations.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { useShared } from '../../../store/hooks.ts';
import { loadService } from '../../../store/reads/load-service.ts';
import { type Read, useRead } from '../../../store/reads/useRead.ts';
import { usePending } from '../../../ui/base/pending.ts';

/** Reads the formulations with a product in its industry that the user may see. */
export function useFormulations({ id, industry }: Pigment): Read<Formulation[]> {
  const userId = useShared(({ user }) => user?.userId);
  const read = useRead(`formulations ${id} ${industry ?? ''} ${userId ?? ''}`, async (http, signal) => {
    const { readFormulations } = await loadService(() => import('../../../services/formulations.ts'));
    return readFormulations(http, { productId: id, industry }, signal);
  });
  usePending(read.status === 'loading');
  return read;
}
