import { useState } from 'react';
import type { NearestQuery, NearPigment } from '../../../services/nearest.ts';
import type { Read } from '../../../store/reads/useRead.ts';
import { ignoresQuery } from '../../rules/nearest/nearest-abilities.ts';
import { useNearest } from './useNearest.ts';
import type { Shade } from './useShade.ts';

/** The nearest products with the shade that they were compared with: figures and conditions belong together. */
export interface NearestShown {
  shade: Shade;
  near: readonly NearPigment[];
}

interface Nearest {
  read: Read<NearPigment[]>;
  shown: NearestShown | undefined;
  /** The service has answered something else than it was asked for. */
  isIgnoring: boolean;
}

/** Reads the nearest products; what was read before stays until the answer for another choice is there. */
export function useNearestShown(shade: Shade, query: Omit<NearestQuery, 'medium' | 'depth'>): Nearest {
  const asked = { ...query, medium: shade.medium.code, depth: shade.depth.code };
  const read = useNearest(asked);
  const [last, setLast] = useState<NearestShown>();
  const isReady = read.status === 'ready';
  const isIgnoring = isReady && ignoresQuery(read.value, asked);
  if (isReady && !isIgnoring && last?.near !== read.value) setLast({ shade, near: read.value });
  return { read, shown: isReady && !isIgnoring ? { shade, near: read.value } : last, isIgnoring };
}
