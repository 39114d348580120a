import { type IndustryCode, industryCodes } from './industries.ts';
import type { Base } from './pigments/bases.ts';

/** How well a product suits a use. */
export type Level = 'highly_recommended' | 'recommended' | 'potentially_recommended';

/** The levels from best to weakest. */
export const levels: readonly Level[] = ['highly_recommended', 'recommended', 'potentially_recommended'];

const byLetter: Readonly<Record<string, Level>> = {
  H: 'highly_recommended',
  R: 'recommended',
  P: 'potentially_recommended',
};

/** Organic colours listed for cosmetics, by Colour Index constitution number; minerals qualify by chemistry. */
const COSMETIC_CONSTITUTIONS = [
  '11680',
  '11710',
  '12085',
  '12120',
  '12370',
  '12490',
  '15850:1',
  '15865:2',
  '15880:1',
  '51319',
  '73900',
  '73915',
  '74160',
  '74260',
  '77266',
  '77267',
];

/** Industries that a pigment is offered to, each with its recommendation. */
export function levelsOf(base: Base): Map<IndustryCode, Level> {
  const found = new Map<IndustryCode, Level>();
  for (const [index, code] of industryCodes.entries()) {
    const level = byLetter[base.chemistry.suits[index] ?? '-'];
    if (level && isAllowed(base, code)) found.set(code, level);
  }
  return found;
}

function isAllowed(base: Base, industry: IndustryCode): boolean {
  if (industry === 'food-pharma') return base.eNumber !== '';
  if (industry !== 'cosmetics') return true;
  const isOrganic = base.chemistry.family === 'azo' || base.chemistry.family === 'polycyclic';
  return !isOrganic && base.chemistry.key !== 'carbon'
    ? true
    : COSMETIC_CONSTITUTIONS.includes(base.constitution);
}
