import { deltaE2000 } from '../color/delta-e-2000.ts';
import type { Lab } from '../color/lab.ts';
import { labDelta } from '../color/lab-delta.ts';
import { labDifference } from '../color/lab-difference.ts';
import { signedFigure } from '../color/signed-figure.ts';
import { formatNumber } from '../fields/format-number.ts';
import type { ColorMedium, ComparedColor } from './color-media.ts';

/** A value of a product in one application. */
export interface ColorFigure {
  text: string;
  /** Whether it is the smallest difference to the reference, if there are several. */
  isClosest: boolean;
}

/** Kind of row: colours, differences to the reference, or their total. */
const VALUES = ['L*', 'a*', 'b*', 'C*', 'h'] as const;
const DELTAS = ['ΔL*', 'Δa*', 'Δb*', 'ΔC*', 'ΔH*', 'ΔE00'] as const;

/** Name of the row. */
export type ColorFigureName = (typeof VALUES)[number] | (typeof DELTAS)[number];

/** A coordinate, or a difference to the reference, for all products. */
export interface ColorFigureRow {
  name: ColorFigureName;
  /** By product index, then by application; `null` if not measured. */
  cells: readonly (readonly (ColorFigure | null)[])[];
}

/**
 * Lists the values of the measured colours. Coordinates keep the supplied digits; differences have two decimals, and
 * those of the reference are zero.
 *
 * @param reference index of the reference product
 */
export function colorFigures({ applications }: ColorMedium, reference: number): ColorFigureRow[] {
  const rowOf = (name: ColorFigureName, read: (color: ComparedColor, at: number) => string | null) => {
    const texts = (applications[0]?.colors ?? []).map((_, product) =>
      applications.map(({ colors }, at) => {
        const color = colors[product];
        return color ? read(color, at) : null;
      }),
    );
    return { name, texts };
  };
  const values = VALUES.map((name) => rowOf(name, (color) => coordinateOf(name, color)));
  const deltas = DELTAS.map((name) =>
    rowOf(name, (color, at) => {
      const from = applications[at]?.colors[reference];
      return from ? deltaOf(name, from, color) : null;
    }),
  );
  return [...values, ...deltas].map(({ name, texts }) => ({
    name,
    cells: texts.map((ofProduct, product) =>
      ofProduct.map((text, at) => {
        if (text === null) return null;
        const others = texts.flatMap((each, place) => (place === reference ? [] : (each[at] ?? [])));
        const isClosest =
          name === 'ΔE00' &&
          product !== reference &&
          others.length > 1 &&
          Number(text) === Math.min(...others.map(Number));
        return { text, isClosest };
      }),
    ),
  }));
}

function coordinateOf(name: (typeof VALUES)[number], { L, a, b, C, h }: ComparedColor): string | null {
  switch (name) {
    case 'L*':
      return L === undefined ? null : formatNumber(L);
    case 'a*':
      return formatNumber(a);
    case 'b*':
      return formatNumber(b);
    case 'C*':
      return roundedCoordinate(C);
    case 'h':
      return roundedCoordinate(h);
  }
}

/** Rounds a chroma or hue: derived ones have more digits than were measured. */
export function roundedCoordinate(value: number): string {
  return formatNumber(Math.round(value * 100) / 100);
}

/** Without both lightnesses, only the difference in the plane is known. */
function deltaOf(name: (typeof DELTAS)[number], from: ComparedColor, to: ComparedColor): string | null {
  const isWhole = from.L !== undefined && to.L !== undefined;
  if (!isWhole && (name === 'ΔE00' || name === 'ΔL*')) return null;
  if (from === to) return '0';
  const [standard, sample] = [known(from), known(to)];
  if (name === 'ΔE00') return deltaE2000(standard, sample).toFixed(2);
  if (name === 'ΔL*') return signedFigure(sample.L - standard.L);
  const [plane, polar] = [labDelta(standard, sample), labDifference(standard, sample)];
  return signedFigure({ 'Δa*': plane.a, 'Δb*': plane.b, 'ΔC*': polar.C, 'ΔH*': polar.H }[name]);
}

function known({ L = 0, a, b }: ComparedColor): Lab {
  return { L, a, b };
}
