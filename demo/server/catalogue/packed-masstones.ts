import type { Lab } from '../../data/color.ts';
import type { Product } from '../../data/product.ts';
import { measuredMasstones } from '../../data/technical/measured-masstones.ts';
import { mediaByCode } from '../../data/technical/property-catalogue.ts';

/** Media in the order of their numbers. */
export const mediumList: readonly string[] = Object.keys(mediaByCode);

/** Bytes per masstone: number of the medium, then L*, a* and b* in hundredths. */
const PACKED_SIZE = 8;

const numberOfMedium = new Map(mediumList.map((medium, place) => [medium, place]));

/** A product's full shades as a search for colours needs them. */
export function packMasstones(product: Product): Uint8Array {
  const masstones = measuredMasstones(product);
  const bytes = new Uint8Array(masstones.length * PACKED_SIZE);
  const view = new DataView(bytes.buffer);
  for (const [place, { medium, lab }] of masstones.entries()) {
    const at = place * PACKED_SIZE;
    view.setInt16(at, numberOfMedium.get(medium) ?? -1);
    for (const [part, value] of [lab.L, lab.a, lab.b].entries())
      view.setInt16(at + 2 * (part + 1), Math.round(value * 100));
  }
  return bytes;
}

/** Calls the function for each full shade of a product. */
export function readMasstones(packed: Uint8Array, use: (medium: string, lab: Lab) => void): void {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  for (let at = 0; at < packed.byteLength; at += PACKED_SIZE) {
    const part = (place: number) => view.getInt16(at + 2 * place) / 100;
    use(mediumList[view.getInt16(at)] ?? '', { L: part(1), a: part(2), b: part(3) });
  }
}
