import type { Write } from '../write.ts';
import { accountWrites } from './accounts.tsx';
import { catalogueWrites } from './catalogues.tsx';
import { comparisonWrites } from './comparisons.tsx';
import { favouriteWrites } from './favourites.tsx';
import { profileWrites } from './profile.tsx';
import { requestWrites } from './requests.tsx';
import { searchWrites } from './searches.tsx';

/** All rows of the table. */
export const ALL_WRITES: readonly Write[] = [
  ...catalogueWrites,
  ...favouriteWrites,
  ...comparisonWrites,
  ...profileWrites,
  ...requestWrites,
  ...searchWrites,
  ...accountWrites,
];
