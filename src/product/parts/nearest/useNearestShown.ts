import { useState } from 'react';
import type { NearestQuery, NearPigment } from '../../../services/nearest.ts';
import type { Read } from '../../../store/reads/useRead.ts';
import type { Masstone } from './useMasstone.ts';
import { useNearest } from './useNearest.ts';

/** The nearest products with the masstone that they were compared with: figures and conditions belong together. */
export interface NearestShown {
  masstone: Masstone;
  near: readonly NearPigment[];
}

/** Reads the nearest products; what was read before stays until the answer for another medium is there. */
export function useNearestShown(
  masstone: Masstone,
  query: Omit<NearestQuery, 'medium'>,
): { read: Read<NearPigment[]>; shown: NearestShown | undefined } {
  const read = useNearest({ ...query, medium: masstone.medium.code });
  const [last, setLast] = useState<NearestShown>();
  if (read.status === 'ready' && last?.near !== read.value) setLast({ masstone, near: read.value });
  return { read, shown: read.status === 'ready' ? { masstone, near: read.value } : last };
}
