import type { Variant } from './fields/variant.ts';

/** `p-0001` for the first product; more digits where four do not suffice. */
export function productId(index: number): string {
  return `p-${String(index + 1).padStart(4, '0')}`;
}

/** Six-digit product code; no two products below index 900,000 share one. */
export function productNumber(index: number): string {
  return String(100_000 + ((index * 7919 + 113_540) % 900_000));
}

const metalWords: Readonly<Record<string, string>> = { PM1: 'Silver', PM2: 'Gold' };

/** Brand, shade, number and grade, such as `Rubelis Red 3540 HS`. */
export function productName({ base, brand, grade, form }: Variant): string {
  const suffix = [grade.suffix, form.suffix].filter(Boolean).join('-');
  const shade = base.effect?.shade ?? metalWords[base.code] ?? hueWord(base.family);
  return [brand.name, shade, numberOf(base.code), suffix].filter(Boolean).join(' ');
}

function hueWord(family: string): string {
  return family.charAt(0).toUpperCase() + family.slice(1);
}

/** A number that goes back to the Colour Index: PR254 is 3540, PB15:3 is 1153. */
function numberOf(code: string): string {
  const flake = /^FX-(..)-(\d\d)$/.exec(code);
  if (flake) return `${['NM', 'SM', 'AF', 'SF', 'GF', 'AL', 'BC'].indexOf(flake[1] ?? '') + 1}${flake[2]}`;
  const [, number = '0', sub = '0'] = /(\d+)(?::(\d))?$/.exec(code) ?? [];
  return String(1000 + Number(number) * 10 + Number(sub));
}
