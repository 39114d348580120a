import type { Lab } from '../color/lab.ts';
import type { ProductHit, SearchHit } from '../search/search-hit.ts';

/** A product of ours beside a competitor's. */
export interface NearHit extends ProductHit {
  /** Masstone in the medium of the comparison; its colour is `masstone`. */
  lab: Lab;
  /** CIEDE2000. */
  deltaE: number;
}

/** Whether a hit contains its distance from a competitor's product. */
export function isNearHit(hit: SearchHit): hit is NearHit {
  return hit.resultType === 'pigments' && 'deltaE' in hit && 'lab' in hit;
}
