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

/** Four media whose masstones nearly and whose tints wholly coincide. */
export const red: readonly Measured[] = [
  { mark: 'A', medium: 'Alkyd melamine', depth: 'Masstone', L: 40.47, a: 48.05, b: 26.36, color: '#ab3537' },
  { mark: 'A', medium: 'Alkyd melamine', depth: 'Tint 1:10', L: 54.52, a: 44.1, b: 20.93, color: '#cf6061' },
  {
    mark: 'B',
    medium: 'Water-borne acrylic',
    depth: 'Masstone',
    L: 40.64,
    a: 48.16,
    b: 26.56,
    color: '#ac3637',
  },
  {
    mark: 'B',
    medium: 'Water-borne acrylic',
    depth: 'Tint 1:10',
    L: 53.2,
    a: 44.1,
    b: 20.93,
    color: '#cb5c5d',
  },
  {
    mark: 'C',
    medium: 'Two-pack polyurethane',
    depth: 'Masstone',
    L: 40.39,
    a: 47.19,
    b: 25.83,
    color: '#aa3638',
  },
  {
    mark: 'C',
    medium: 'Two-pack polyurethane',
    depth: 'Tint 1:10',
    L: 54.1,
    a: 44.1,
    b: 20.93,
    color: '#ce5f60',
  },
  { mark: 'D', medium: 'Polyester powder', depth: 'Masstone', L: 40.6, a: 47.14, b: 26.83, color: '#ab3737' },
  { mark: 'D', medium: 'Polyester powder', depth: 'Tint 1:10', L: 54.1, a: 44.1, b: 20.93, color: '#ce5f60' },
];

/** One medium, nearly white. */
export const sparse: readonly Measured[] = [
  { mark: 'A', medium: 'Alkyd melamine', depth: 'Masstone', L: 98.9, a: -0.4, b: 0.9, color: '#fbfcf9' },
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

/** The values of an effect pigment, from behind the gloss to far from it. */
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
