import { canSee } from '../access.ts';
import { accessLevelList } from '../catalogue/packed-assets.ts';
import type { Viewer } from '../context.ts';
import type { AssetColumns } from './index/search-index.ts';

/** What decides whether an asset counts, apart from its type. */
export interface AssetCondition {
  /** Bit per access level, see `accessLevelList`. */
  access: number;
  /** Bit per industry. */
  industries: number;
  /** Unix minutes; 0 for any. */
  minCreated: number;
}

/** Bits of the access levels that the viewer may see. */
export function accessBits(viewer: Viewer): number {
  return accessLevelList.reduce((bits, level, place) => bits | (Number(canSee(level, viewer)) << place), 0);
}

/** Whether asset `at` fulfils the condition. */
export function fulfils(assets: AssetColumns, at: number, condition: AssetCondition): boolean {
  return (
    ((condition.access >>> (assets.access[at] ?? 0)) & 1) === 1 &&
    ((assets.industries[at] ?? 0) & condition.industries) !== 0 &&
    (assets.created[at] ?? 0) >= condition.minCreated
  );
}
