import type { Lab } from '../../../domain/color/lab.ts';
import { labDelta } from '../../../domain/color/lab-delta.ts';
import { labDifference } from '../../../domain/color/lab-difference.ts';
import { signedFigure } from '../../../domain/color/signed-figure.ts';
import { FIGURES, type FigureName, figureOf } from '../../../domain/technical/color-decimals.ts';
import type { ColorMedium, ComparedColor } from './color-media.ts';
import { deltaE2000 } from './delta-e-2000.ts';

/** A value of a product in one application. */
export interface ColorFigure {
  text: string;
  /** Whether it is the smallest difference to the reference, if there are several. */
  isClosest: boolean;
}

/** Differences to the reference, and their total. */
const DELTAS = ['ΔL*', 'Δa*', 'Δb*', 'ΔC*', 'ΔH*', 'ΔE00'] as const;

/** Name of the row. */
export type ColorFigureName = FigureName | (typeof DELTAS)[number];

/** A coordinate, or a difference to the reference, for all products. */
export interface ColorFigureRow {
  name: ColorFigureName;
  /** By product index, then by application; `null` if not measured. */
  cells: readonly (readonly (ColorFigure | null)[])[];
}

/**
 * Lists the values of the measured colours. Coordinates have the catalogue's decimals; differences have two, and those of
 * the reference are zero.
 *
 * @param reference index of the reference product
 */
export function colorFigures({ applications, decimals }: ColorMedium, reference: number): ColorFigureRow[] {
  const rowOf = (name: ColorFigureName, read: (color: ComparedColor, at: number) => string | null) => {
    const texts = (applications[0]?.colors ?? []).map((_, product) =>
      applications.map(({ colors }, at) => {
        const color = colors[product];
        return color ? read(color, at) : null;
      }),
    );
    return { name, texts };
  };
  const values = FIGURES.map((name) => rowOf(name, (color) => figureOf(name, color, decimals) || null));
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
        const others = texts.flatMap((each, index) => (index === reference ? [] : (each[at] ?? [])));
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

/** Without both lightnesses, only the difference in the plane is known. */
function deltaOf(name: (typeof DELTAS)[number], from: ComparedColor, to: ComparedColor): string | null {
  const isWhole = from.L !== undefined && to.L !== undefined;
  if (!isWhole && (name === 'ΔE00' || name === 'ΔL*')) return null;
  if (from === to) return '0.00';
  const [standard, sample] = [known(from), known(to)];
  if (name === 'ΔE00') return deltaE2000(standard, sample).toFixed(2);
  if (name === 'ΔL*') return signedFigure(sample.L - standard.L);
  const [plane, polar] = [labDelta(standard, sample), labDifference(standard, sample)];
  return signedFigure({ 'Δa*': plane.a, 'Δb*': plane.b, 'ΔC*': polar.C, 'ΔH*': polar.H }[name]);
}

function known({ L = 0, a, b }: ComparedColor): Lab {
  return { L, a, b };
}
