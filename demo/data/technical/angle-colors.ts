import { angles } from '../assets/asset-types.ts';
import type { Lab } from '../base/color.ts';
import { roundTo } from '../base/draw.ts';

/** The colour of an effect finish at one angle from the gloss. */
export interface AngleColor extends Lab {
  angle: (typeof angles)[number];
}

/** How quickly lightness falls away from the gloss, per degree. */
const FALL = 0.045;

/**
 * Colours at the six angles: lightness falls exponentially from the gloss to a diffuse floor, and chroma
 * turns from the interference hue at the face to a trace of its complement at the flop.
 */
export function angleColors(face: Lab): AngleColor[] {
  const brightest = Math.min(128, face.L * 1.5);
  const floor = face.L * 0.32;
  return angles.map((angle) => {
    const degrees = angle === 'as15' ? -15 : Number(angle);
    const away = Math.abs(degrees - 15);
    // The far side of the gloss is as near to it as 15°, only a little dimmer.
    const fall = angle === 'as15' ? 0.92 : Math.exp(-FALL * away);
    const turn = angle === 'as15' ? 0.8 : Math.cos((Math.min(away, 95) / 95) * 1.9);
    return {
      angle,
      L: roundTo(floor + (brightest - floor) * fall, 2),
      a: roundTo(face.a * 1.2 * turn, 2),
      b: roundTo(face.b * 1.2 * turn, 2),
    };
  });
}
