import { unwrapHues } from '../../../src/product/rules/technical/angle-curves.ts';
import type { AnglePoint } from '../../../src/ui/chart/AngleCurve.tsx';
import type { LabPoint } from '../../../src/ui/chart/LabPlane.tsx';
import { formatMeasure } from './format-measure.ts';

/** A colour measured in a medium. */
export interface Measured {
  mark: string;
  medium: string;
  depth: 'Masstone' | 'Tint 1:10';
  L: number;
  a: number;
  b: number;
  color: string;
}

function measured(
  mark: string,
  medium: string,
  depth: Measured['depth'],
  [L, a, b]: [L: number, a: number, b: number],
  color: string,
): Measured {
  return { mark, medium, depth, L, a, b, color };
}

/** Four media whose masstones nearly coincide, and whose tints do so fully. */
export const red: readonly Measured[] = [
  measured('A', 'Alkyd melamine', 'Masstone', [40.47, 48.05, 26.36], '#ab3537'),
  measured('A', 'Alkyd melamine', 'Tint 1:10', [54.52, 44.1, 20.93], '#cf6061'),
  measured('B', 'Water-borne acrylic', 'Masstone', [40.64, 48.16, 26.56], '#ac3637'),
  measured('B', 'Water-borne acrylic', 'Tint 1:10', [53.2, 44.1, 20.93], '#cb5c5d'),
  measured('C', 'Two-pack polyurethane', 'Masstone', [40.39, 47.19, 25.83], '#aa3638'),
  measured('C', 'Two-pack polyurethane', 'Tint 1:10', [54.1, 44.1, 20.93], '#ce5f60'),
  measured('D', 'Polyester powder', 'Masstone', [40.6, 47.14, 26.83], '#ab3737'),
  measured('D', 'Polyester powder', 'Tint 1:10', [54.1, 44.1, 20.93], '#ce5f60'),
];

/** One medium, nearly white. */
export const sparse: readonly Measured[] = [
  measured('A', 'Alkyd melamine', 'Masstone', [98.9, -0.4, 0.9], '#fbfcf9'),
];

/** Many media with long names, some beyond the axes. */
export const absurd: readonly Measured[] = Array.from({ length: 26 }, (_, at) => {
  const [a, b] = [Math.cos(at) * (20 + at * 5.2), Math.sin(at * 1.7) * (15 + at * 4.9)];
  return {
    mark: String.fromCharCode(65 + at),
    medium: `Long-oil alkyd melamine stoving enamel number ${at + 1} with flow additive, 140 °C, 30 minutes`,
    depth: at % 3 ? 'Masstone' : 'Tint 1:10',
    L: 5 + at * 4.4,
    a,
    b,
    color: `hsl(${(Math.atan2(b, a) * 180) / Math.PI} 60% ${20 + at * 2.5}%)`,
  };
});

export function labPoints(colors: readonly Measured[]): LabPoint[] {
  return colors.map(({ mark, medium, depth, a, b, color }) => ({
    key: `${mark} ${depth}`,
    mark,
    label: `${mark} ${medium}, ${depth}: a* ${formatMeasure(a)}, b* ${formatMeasure(b)}`,
    a,
    b,
    color,
    isTint: depth !== 'Masstone',
  }));
}

const ANGLES = [-15, 15, 25, 45, 75, 110];
const COLORS = ['#c9b8ef', '#b59be6', '#8f6fc8', '#5f4a86', '#41355c', '#352d49'];

/** Values of an effect pigment at angles on both sides of the gloss. */
export const violet = {
  lightness: [104.2, 112.6, 84.3, 46.1, 28.8, 24],
  chroma: [41.2, 52.8, 47.1, 33.9, 21.4, 17.2],
  hue: unwrapHues([352.1, 341, 3.4, 12.9, 20.3, 25]),
  sparkle: [12.4, 6.1, 1.9],
};

/** @param at the angles that were measured */
export function anglePoints(name: string, values: readonly number[], at = ANGLES): AnglePoint[] {
  return values.map((value, index) => {
    const angle = at[index] ?? 0;
    const shown = name === 'h' ? ((value % 360) + 360) % 360 : value;
    return {
      angle,
      value,
      label: `${formatMeasure(angle).slice(0, -2)}°: ${name} ${formatMeasure(shown)}`,
      color: COLORS[ANGLES.indexOf(angle)] ?? 'gray',
    };
  });
}
