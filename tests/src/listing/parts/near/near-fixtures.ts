import type { NearHit } from '../../../../../src/domain/color/near-hit.ts';
import type { NearLook } from '../../../../../src/listing/parts/near/near-look.ts';
import { ALONG_AXES } from '../../../../../src/listing/rules/near/near-differences.ts';
import { product } from '../items/fake-listing.ts';

/** A product beside a competitor's red. */
export const nearHit = (number: number, more: Partial<NearHit> = {}): NearHit => ({
  ...product(number),
  ...{ lab: { L: 41, a: 49, b: 30 }, deltaE: 0.82 },
  ...more,
});

/** How it is shown. */
export const nearLook: NearLook = {
  standard: {
    ...{ id: 'k-1', name: 'Norchroma Red 9', color_index: 'PR254' },
    ...{ lab: { L: 40, a: 50, b: 30 }, color: '#ae242b' },
  },
  ...{ head: 'Theirs', differences: ALONG_AXES, shade: 'masstone' },
};
