import { canSee } from '../access.ts';
import { accessLevelList } from '../catalogue/packed-assets.ts';
import type { Viewer } from '../context.ts';
import type { AssetColumns, SearchIndex } from './search-index.ts';

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

const KEPT = 32;

/** A function that gives the bits of the asset types that each product has under a condition, by rank. */
export function typeMaskReader({ size, assets }: SearchIndex): (condition: AssetCondition) => Uint32Array {
  const known = new Map<string, Uint32Array>();
  return (condition) => {
    const key = `${condition.access}/${condition.industries}/${condition.minCreated}`;
    const masks = known.get(key) ?? readMasks(size, assets, condition);
    // The last one used is the last one to go.
    known.delete(key);
    known.set(key, masks);
    for (const oldest of known.keys()) if (known.size > KEPT) known.delete(oldest);
    return masks;
  };
}

function readMasks(size: number, assets: AssetColumns, condition: AssetCondition): Uint32Array {
  const masks = new Uint32Array(size);
  for (let rank = 0; rank < size; rank++) {
    let mask = 0;
    for (let at = assets.start[rank] ?? 0; at < (assets.start[rank + 1] ?? 0); at++) {
      if (fulfils(assets, at, condition)) mask |= 1 << (assets.type[at] ?? 0);
    }
    masks[rank] = mask;
  }
  return masks;
}
