import type { Lab } from './lab.ts';
import { labDifference } from './lab-difference.ts';

/** A word for the direction of a difference, from the standard to the sample. */
export type DifferenceWord =
  | 'lighter'
  | 'darker'
  | 'brighter'
  | 'duller'
  | 'redder'
  | 'yellower'
  | 'greener'
  | 'bluer';

/** A difference below this one lies within the repeatability of measurements: no word is true of it. */
const LEAST = 0.2;

/** Chroma below which a colour is grey, and has no hue to differ in. */
const GREY = 2;

/** The next hue anticlockwise from each quadrant of the plane of a* and b*, which begins at red. */
const HUES = ['yellower', 'greener', 'bluer', 'redder'] as const;

/** Says how a colour differs from a standard in lightness, chroma and hue; without a word where it hardly does. */
export function differenceWords(
  standard: Lab,
  sample: Lab,
): { L?: DifferenceWord | undefined; C?: DifferenceWord | undefined; H?: DifferenceWord | undefined } {
  const { L, C, H } = labDifference(standard, sample);
  const isGrey = [standard, sample].some(({ a, b }) => Math.hypot(a, b) < GREY);
  return {
    L: word(L, 'lighter', 'darker'),
    C: word(C, 'brighter', 'duller'),
    H: isGrey ? undefined : word(H, ...hueWords(standard)),
  };
}

function word<Word>(difference: number, more: Word, less: Word): Word | undefined {
  if (Math.abs(difference) < LEAST) return undefined;
  return difference > 0 ? more : less;
}

/** The hues on both sides of a colour: anticlockwise, clockwise. */
function hueWords({ a, b }: Lab): [DifferenceWord, DifferenceWord] {
  const degrees = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const quadrant = Math.floor(degrees / 90);
  return [HUES[quadrant] ?? 'yellower', HUES[(quadrant + 3) % 4] ?? 'redder'];
}
