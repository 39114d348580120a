import { colorFigures } from '../colors/color-figures.ts';
import type { ColorMedium } from '../colors/color-media.ts';
import type { ComparedGroup, ComparedRow } from './compared-row.ts';

/** What one or some of the compared products are better for than the others. */
export interface Strength {
  /** Code of the property; `nearest` for the smallest colour difference to the reference. */
  code: string;
  /** Title of the property. */
  title: string;
  /** Of the first of them, with its unit. */
  value: string;
  /** Indexes of the products that share it. */
  products: readonly number[];
  /** Number of products of which it is known. */
  known: number;
  /** Titles of what it was measured in; absent for values of the product itself. */
  measured?: { medium: string; application?: string | undefined } | undefined;
}

/** Code of the smallest colour difference to the reference. */
const NEAREST = 'nearest';

/** A ΔE00 beyond it is of another colour, so that nobody asks which is the nearest. */
const NEAR = 5;

interface StrengthsOf {
  groups: readonly ComparedGroup[];
  /** The medium whose values count; `undefined` if no colour was measured. */
  medium: ColorMedium | undefined;
  /** Index of the reference. */
  reference: number;
}

/**
 * Lists what each of the products is better for than the others (decision C13). A property counts if it has a better and a
 * worse: a scale with a best end, or a number of which more is better. At least two products have a value, and their
 * values differ. Values of other media, and internal ones, do not count. Of a property measured in several applications
 * the first one counts in which the products differ. Last comes the smallest ΔE00 to the reference, if there are two other
 * products at least, and if it is near at all.
 */
export function strengths({ groups, medium, reference }: StrengthsOf): Strength[] {
  const rows = groups.filter(({ isMedium }) => !isMedium).flatMap((group) => group.rows);
  const found = new Map<string, Strength>();
  for (const row of rows) {
    const strength = row.isInternal ? undefined : strengthOf(row);
    if (strength && !found.has(strength.title)) found.set(strength.title, strength);
  }
  const nearest = medium && nearestIn(medium, reference);
  return [...found.values(), ...(nearest ? [nearest] : [])];
}

function strengthOf({ key, title, measured, best, texts }: ComparedRow): Strength | undefined {
  if (!best) return undefined;
  const products = indexesOf(best);
  // The fastness in a medium that was measured in one application does not name it.
  const suffix = `, ${measured?.application}`;
  const isOfSeveral = title.endsWith(suffix);
  return {
    code: key.split('|').at(-1) ?? key,
    title: isOfSeveral ? title.slice(0, -suffix.length) : title,
    value: texts[products[0] ?? 0] ?? '',
    products,
    known: texts.filter(Boolean).length,
    measured: measured && {
      medium: measured.medium,
      application: isOfSeveral ? measured.application : undefined,
    },
  };
}

function nearestIn(medium: ColorMedium, reference: number): Strength | undefined {
  const [application] = medium.applications;
  const cells = colorFigures(medium, reference).find(({ name }) => name === 'ΔE00')?.cells ?? [];
  const first = cells.map(([figure]) => figure ?? null);
  const products = indexesOf(first.map((figure) => figure?.isClosest ?? false));
  const others = first.filter((figure, at) => figure && at !== reference).length;
  const value = first[products[0] ?? 0]?.text ?? '';
  const isNear = Number(value) <= NEAR;
  if (products.length === 0 || products.length === others || !isNear) return undefined;
  return {
    code: NEAREST,
    title: 'ΔE00',
    value,
    products,
    known: others,
    measured: { medium: medium.title, application: application?.title },
  };
}

function indexesOf(marks: readonly boolean[]): number[] {
  return marks.flatMap((isMarked, at) => (isMarked ? at : []));
}
