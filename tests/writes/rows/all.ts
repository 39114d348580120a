import type { Write } from '../write.ts';
import { catalogueWrites } from './catalogues.tsx';

/** All rows of the table. */
export const ALL_WRITES: readonly Write[] = [...catalogueWrites];
