import { hexToRgb, type Lab, labToRgb, mix, rgbToHex } from '../../../data/base/color.ts';
import { readColours, readPigmentTable } from '../../../data/pigments/pigment-table.ts';

/** A Colour Index pigment in the site's illustrations. */
export interface PaintedPigment {
  /** Such as `PR254`. */
  code: string;
  name: string;
  /** CIELAB, D65/10°, of the full shade. */
  lab: Lab;
  /** CIELAB of the pigment in a white reduction, if it differs much from the full shade. */
  undertone: Lab | undefined;
  isTransparent: boolean;
}

const undertones = readColours('undertones');

/** Every pigment whose full shade was measured. */
export const paintedPigments: readonly PaintedPigment[] = readPigmentTable().flatMap((row) =>
  row.lab
    ? [
        {
          code: row.code,
          name: row.commonName,
          lab: row.lab,
          undertone: undertones.get(row.code),
          isTransparent:
            /transparent|translucent/.test(row.transparency) && !row.transparency.startsWith('semi'),
        },
      ]
    : [],
);

/** The sRGB notation of a CIELAB colour. */
export function labToHex(lab: Lab): string {
  return rgbToHex(labToRgb(lab));
}

const TITANIUM_WHITE = { R: 250, G: 250, B: 247 };

/** A colour reduced with titanium white: `share` parts of it in one part of the mixture. */
export function tint(hex: string, share: number): string {
  return rgbToHex(mix(hexToRgb(hex), share, TITANIUM_WHITE));
}
