import { type Level, levelsOf } from '../applicability.ts';
import { fnv1a } from '../base/rng.ts';
import { type Brand, brandsFor } from '../brands.ts';
import type { Chemistry } from '../chemistry/chemistry.ts';
import { effectGrades, type Form, fillerGrades, forms, type Grade, grades } from '../grades.ts';
import type { IndustryCode } from '../industries.ts';
import type { Base } from '../pigments/bases.ts';

/** A pigment in a brand line, grade and form: the identity of a product. */
export interface Variant {
  /** Index in the catalogue, from 0. */
  index: number;
  base: Base;
  brand: Brand;
  grade: Grade;
  form: Form;
  levels: Map<IndustryCode, Level>;
}

/** Bases with a second grade among the first 300 products. */
const SECOND_GRADES = 70;

/**
 * Product `index` of the catalogue. The first pass takes each base once, the second adds another grade of 70
 * coloured pigments; from 300 on, every pass gives each base its next combination of grade, line and form.
 */
export function variantAt(index: number, bases: readonly Base[]): Variant {
  const start = bases.length + SECOND_GRADES;
  if (index < bases.length) return combine(index, bases[index], 0);
  if (index < start) return combine(index, secondGradeBases(bases)[index - bases.length], 1);
  const later = index - start;
  return combine(index, bases[later % bases.length], 2 + Math.floor(later / bases.length));
}

function secondGradeBases(bases: readonly Base[]): Base[] {
  return bases
    .filter(({ chemistry, restriction }) => !restriction && gradesOf(chemistry) === grades)
    .slice(0, SECOND_GRADES);
}

/**
 * The indexes of all grades of a product's pigment in the same brand line, the standard grade first. A catalogue has them as
 * far as it reaches.
 *
 * @param index of any of them
 */
export function gradeIndexes(index: number, bases: readonly Base[]): number[] {
  const start = bases.length + SECOND_GRADES;
  const { base } = variantAt(index, bases);
  const own = bases.indexOf(base);
  const second = secondGradeBases(bases).indexOf(base);
  const indexAt = (each: number): number[] => {
    if (each === 0) return [own];
    if (each === 1) return second < 0 ? [] : [bases.length + second];
    return [start + (each - 2) * bases.length + own];
  };
  const pass = index < start ? Number(index >= bases.length) : 2 + Math.floor((index - start) / bases.length);
  const { length } = gradesOf(base.chemistry);
  const first = pass - (pass % length);
  return Array.from({ length }, (_, at) => first + at).flatMap(indexAt);
}

function combine(index: number, base: Base | undefined, pass: number): Variant {
  if (!base) throw new RangeError(`No base for product ${index}`);
  const { family, key } = base.chemistry;
  const lines = brandsFor(family, key);
  const gradeList = gradesOf(base.chemistry);
  const brand = lines[Math.floor(pass / gradeList.length) % lines.length];
  const grade = gradeList[gradeIndex(pass % gradeList.length, base.code, gradeList.length)];
  const block = Math.floor(pass / (gradeList.length * lines.length));
  const form = forms[(block + formOffset(pass % gradeList.length, base.code)) % forms.length];
  if (!brand || !grade || !form || block >= forms.length)
    throw new RangeError(`No combination ${pass} of ${base.code}`);
  return { index, base, brand, grade, form, levels: levelsOf(base) };
}

function gradesOf({ family, key }: Chemistry): readonly Grade[] {
  if (family === 'effect') return effectGrades;
  return /extender|calcium|zinc/.test(key) ? fillerGrades : grades;
}

/** The standard grade comes first for every base; the order of further grades differs from base to base. */
function gradeIndex(step: number, code: string, count: number): number {
  return step === 0 ? 0 : 1 + ((step + fnv1a(code)) % (count - 1));
}

/** The standard grade starts as a powder; the first form of further grades differs from base to base. */
function formOffset(step: number, code: string): number {
  return step === 0 ? 0 : (fnv1a(code) >>> 8) % forms.length;
}
