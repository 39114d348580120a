import { deltaE2000 } from '../../../src/comparison/rules/colors/delta-e-2000.ts';
import { levelsOf } from '../applicability.ts';
import { type Lab, labToRgb, rgbToHex } from '../base/color.ts';
import { roundTo, sample } from '../base/draw.ts';
import { randomOf } from '../base/rng.ts';
import { type IndustryCode, industryCodes } from '../industries.ts';
import { type Base, readBases } from '../pigments/bases.ts';
import { industryOfMedium, mediaByIndustry } from '../technical/property-catalogue.ts';
import { type Maker, makers } from './makers.ts';

/** A product of a competitor. */
export interface CompetitorProduct {
  /** Such as `k-001`. */
  id: string;
  /** Name of the maker. */
  company: string;
  /** Without the maker's name. */
  name: string;
  /** Colour Index name, such as `C.I. Pigment Red 254`. */
  colorIndex: string;
  industries: IndustryCode[];
  /** Code of the medium in which the maker has measured it. */
  medium: string;
  /** D65 Lab of the full shade in that medium. */
  lab: Lab;
  /** `#rrggbb` of the same colour. */
  color: string;
}

/** Products of each maker. */
const OF_EACH = 60;

/** Pigments that all makers offer, from the start of the catalogue. */
const COMMON = 20;

/** Maximum distance between a competitor's version of a pigment and ours, in ΔE00. */
const LIMIT = 4;

/** Products of all makers: the same Colour Index pigments as ours, each in a slightly different shade. */
export function makeCompetitorProducts(): CompetitorProduct[] {
  const bases = readBases().filter(({ effect, restriction }) => !effect && !restriction);
  return makers
    .flatMap((maker) => rangeOf(maker, bases).map((base) => ({ maker, base })))
    .map(({ maker, base }, index) => makeProduct(index, maker, base));
}

function rangeOf({ name }: Maker, bases: readonly Base[]): Base[] {
  const others = sample(randomOf('competitor', name, 'range'), bases.slice(COMMON), OF_EACH - COMMON);
  return [...bases.slice(0, COMMON), ...others];
}

function makeProduct(index: number, maker: Maker, base: Base): CompetitorProduct {
  const lab = shadeOf(index, base);
  const industries = industryCodes.filter((code) => levelsOf(base).has(code));
  return {
    id: `k-${String(index + 1).padStart(3, '0')}`,
    company: maker.name,
    name: nameOf(index, maker, base),
    colorIndex: base.colorIndex,
    industries,
    medium: mediumOf(maker, industries),
    lab,
    color: rgbToHex(labToRgb(lab)),
  };
}

/** The maker's own, or where the product does not suit it, the first of its first industry. */
function mediumOf({ medium }: Maker, industries: readonly IndustryCode[]): string {
  const industry = industryOfMedium(medium);
  const [first] = industries;
  if (!first || (industry && industries.includes(industry))) return medium;
  return mediaByIndustry[first][0] ?? medium;
}

function nameOf(index: number, { lines, gradeOf }: Maker, { code, family, chemistry }: Base): string {
  const line = chemistry.family === 'effect' ? '' : lines[chemistry.family];
  const hue = family.charAt(0).toUpperCase() + family.slice(1);
  const [, number = '0', form = ''] = /(\d+)(?::(\d))?$/.exec(code) ?? [];
  const draw = randomOf('competitor', index, 'grade')();
  return [line, hue, gradeOf(Number(number + form), draw)].filter(Boolean).join(' ');
}

/** Shifts the shade as other crystals would: in lightness, chroma and hue. */
function shadeOf(index: number, { masstone }: Base): Lab {
  const random = randomOf('competitor', index, 'shade');
  // Sum of two random numbers: small differences are frequent, large ones rare.
  const [light, chroma, turn] = [random, random, random].map((draw) => draw() + draw() - 1);
  const at = (share: number): Lab => {
    const angle = Math.atan2(masstone.b, masstone.a) + ((turn ?? 0) * share * 6 * Math.PI) / 180;
    const C = Math.hypot(masstone.a, masstone.b) * (1 + (chroma ?? 0) * share * 0.12);
    return {
      L: roundTo(Math.min(99, Math.max(1, masstone.L + (light ?? 0) * share * 4)), 2),
      a: roundTo(C * Math.cos(angle), 2),
      b: roundTo(C * Math.sin(angle), 2),
    };
  };
  let share = 1;
  while (deltaE2000(masstone, at(share)) > LIMIT) share *= 0.8;
  return at(share);
}
