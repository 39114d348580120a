import type { ProductHit, SearchHit } from '../search/search-hit.ts';
import type { Lab } from './lab.ts';

/** A product of ours beside a colour that it is compared with. */
export interface NearHit extends ProductHit {
  /** The compared shade in the medium of the comparison; `masstone` and `tint` are colours measured there, too. */
  lab: Lab;
  /** CIEDE2000. */
  deltaE: number;
  /** Code of the industry that uses the medium of the comparison, if the service names it. */
  industry?: string | undefined;
}

/** Whether a hit contains its distance from a colour. */
export function isNearHit(hit: SearchHit): hit is NearHit {
  return hit.resultType === 'pigments' && 'deltaE' in hit && 'lab' in hit;
}
