import type { Lab } from './color.ts';

/** An effect pigment: a flake, its coating and the colour it shows. */
export interface EffectPigment {
  /** Such as `FX-NM-01`. */
  code: string;
  /** Key of its chemistry: the flake. */
  flake: string;
  /** Such as `Interference Blue`. */
  shade: string;
  /** What it is made of, with Colour Index constitution numbers. */
  composition: string;
  /** Hue family in the sense of the colour filter. */
  family: string;
  effect: 'pearl' | 'interference' | 'color-travel' | 'sparkle' | 'metallic' | 'satin';
  /** Colour at 25° from the gloss angle. */
  lab: Lab;
  /** Smallest and largest flake in µm. */
  flakeSize: readonly [number, number];
}

type Line = readonly [
  shade: string,
  family: string,
  effect: EffectPigment['effect'],
  coating: string,
  L: number,
  a: number,
  b: number,
];

const TITANIUM = 'titanium dioxide (CI 77891)';
const IRON = 'iron oxide (CI 77491)';
const TIN = `tin oxide (CI 77861) and ${TITANIUM}`;

/** One flake with all the shades made on it. */
interface Series {
  prefix: string;
  flake: string;
  carrier: string;
  flakeSize: readonly [number, number];
  lines: readonly Line[];
}

const series: readonly Series[] = [
  {
    prefix: 'NM',
    flake: 'natural-mica',
    carrier: 'Mica (CI 77019)',
    flakeSize: [10, 60],
    lines: [
      ['Silver White', 'white', 'pearl', TITANIUM, 88.4, -0.8, 0.6],
      ['Satin White', 'white', 'satin', TITANIUM, 86.2, -0.6, 1.2],
      ['Abbey Gold', 'yellow', 'pearl', `${TITANIUM} and ${IRON}`, 72.6, 4.8, 38.4],
      ['Harvest Gold', 'yellow', 'pearl', `${TITANIUM} and ${IRON}`, 66.2, 12.6, 44.8],
      ['Bronze', 'brown', 'pearl', IRON, 52.4, 20.6, 34.2],
      ['Copper', 'orange', 'pearl', IRON, 46.8, 28.4, 28.6],
      ['Russet', 'red', 'pearl', IRON, 38.6, 30.2, 20.4],
      ['Interference Gold', 'yellow', 'interference', TITANIUM, 82.6, -2.8, 22.4],
      ['Interference Red', 'red', 'interference', TITANIUM, 78.2, 16.4, 2.2],
      ['Interference Violet', 'violet', 'interference', TITANIUM, 74.6, 16.8, -14.2],
      ['Interference Blue', 'blue', 'interference', TITANIUM, 74.2, -4.2, -22.6],
      ['Interference Green', 'green', 'interference', TITANIUM, 80.4, -18.6, 6.8],
    ],
  },
  {
    prefix: 'SM',
    flake: 'synthetic-mica',
    carrier: 'Synthetic fluorphlogopite',
    flakeSize: [10, 45],
    lines: [
      ['Polar White', 'white', 'pearl', TIN, 91.6, -0.9, -0.4],
      ['Moon Silver', 'white', 'satin', TIN, 88.2, -0.5, -0.8],
      ['Clear Gold', 'yellow', 'interference', TIN, 84.8, -3.6, 28.2],
      ['Clear Red', 'red', 'interference', TIN, 80.2, 21.4, 3.4],
      ['Clear Lilac', 'violet', 'interference', TIN, 76.8, 20.2, -18.4],
      ['Clear Blue', 'blue', 'interference', TIN, 76.4, -5.8, -28.6],
      ['Clear Green', 'green', 'interference', TIN, 83.2, -24.4, 8.6],
      ['Sun Bronze', 'brown', 'pearl', IRON, 56.2, 22.6, 38.8],
      ['Ember Red', 'red', 'pearl', IRON, 42.4, 36.2, 24.8],
    ],
  },
  {
    prefix: 'AF',
    flake: 'alumina-flake',
    carrier: 'Alumina (CI 77002)',
    flakeSize: [5, 30],
    lines: [
      ['Lucid Silver', 'white', 'sparkle', TIN, 89.8, -0.6, -0.2],
      ['Lucid Gold', 'yellow', 'sparkle', TIN, 82.2, -1.4, 34.6],
      ['Lucid Red', 'red', 'sparkle', TIN, 74.4, 28.6, 5.2],
      ['Lucid Violet', 'violet', 'sparkle', TIN, 70.8, 26.4, -24.2],
      ['Lucid Blue', 'blue', 'sparkle', TIN, 71.6, -6.4, -34.8],
      ['Lucid Turquoise', 'blue', 'sparkle', TIN, 76.8, -24.6, -14.4],
      ['Lucid Green', 'green', 'sparkle', TIN, 79.4, -30.2, 10.6],
      ['Kiln Copper', 'orange', 'sparkle', IRON, 50.6, 36.4, 38.2],
      ['Kiln Orange', 'orange', 'sparkle', IRON, 58.4, 32.8, 48.6],
    ],
  },
  {
    prefix: 'SF',
    flake: 'silica-flake',
    carrier: 'Silica (CI 77811)',
    flakeSize: [5, 50],
    lines: [
      ['Fjord Green', 'green', 'color-travel', TIN, 72.4, -28.6, -4.2],
      ['Meadow Gold', 'yellow', 'color-travel', TIN, 78.6, 2.4, 36.4],
      ['Alpine Rose', 'red', 'color-travel', TIN, 68.2, 30.8, -6.6],
      ['Garnet Drift', 'red', 'color-travel', IRON, 44.2, 40.6, 26.2],
      ['Maple Drift', 'orange', 'color-travel', IRON, 52.8, 30.4, 40.8],
      ['Heather Drift', 'violet', 'color-travel', TIN, 66.4, 24.6, -28.8],
    ],
  },
  {
    prefix: 'GF',
    flake: 'glass-flake',
    carrier: 'Calcium sodium borosilicate',
    flakeSize: [20, 200],
    lines: [
      ['Star Silver', 'white', 'sparkle', TITANIUM, 84.6, -0.4, 0.2],
      ['Star Gold', 'yellow', 'sparkle', TITANIUM, 78.2, 1.2, 30.8],
      ['Star Rose', 'red', 'sparkle', TITANIUM, 72.4, 24.2, 4.6],
      ['Star Violet', 'violet', 'sparkle', TITANIUM, 68.8, 22.4, -20.6],
      ['Star Blue', 'blue', 'sparkle', TITANIUM, 70.2, -6.2, -30.4],
      ['Star Turquoise', 'blue', 'sparkle', TITANIUM, 74.4, -20.8, -12.2],
      ['Star Green', 'green', 'sparkle', TITANIUM, 77.6, -26.4, 9.2],
      ['Comet Bronze', 'brown', 'sparkle', IRON, 50.8, 20.2, 32.4],
      ['Comet Red', 'red', 'sparkle', IRON, 40.2, 34.6, 22.8],
    ],
  },
  {
    prefix: 'AL',
    flake: 'aluminium',
    carrier: 'Aluminium (CI 77000)',
    flakeSize: [4, 40],
    lines: [
      ['Silver Dollar', 'metallic', 'metallic', 'silica', 78.6, -0.5, -0.9],
      ['Cornflake Silver', 'metallic', 'metallic', 'stearic acid', 72.4, -0.3, -0.4],
      ['Mirror Silver', 'metallic', 'metallic', 'silica', 82.2, -0.6, -1.2],
      ['Champagne', 'yellow', 'metallic', `silica and ${IRON}`, 70.8, 4.6, 20.4],
      ['Sunset Gold', 'orange', 'metallic', `silica and ${IRON}`, 62.4, 18.8, 46.2],
      ['Flame Orange', 'orange', 'metallic', `silica and ${IRON}`, 54.6, 36.8, 50.4],
    ],
  },
  {
    prefix: 'BC',
    flake: 'bismuth-oxychloride',
    carrier: 'Bismuth oxychloride (CI 77163)',
    flakeSize: [4, 28],
    lines: [
      ['Velvet White', 'white', 'satin', 'no coating', 90.4, -0.4, 2.2],
      ['Silk Pearl', 'white', 'pearl', 'no coating', 91.2, -0.3, 1.4],
      ['Blush Pearl', 'red', 'pearl', IRON, 68.6, 16.4, 12.2],
      ['Gold Pearl', 'yellow', 'pearl', `${IRON} and iron oxide yellow (CI 77492)`, 72.8, 6.2, 30.4],
    ],
  },
];

/** The effect pigments of the catalogue. */
export const effectPigments: readonly EffectPigment[] = series.flatMap(
  ({ prefix, flake, carrier, flakeSize, lines }) =>
    lines.map(([shade, family, effect, coating, L, a, b], place) => ({
      code: `FX-${prefix}-${String(place + 1).padStart(2, '0')}`,
      flake,
      shade,
      composition: `${carrier}, ${coating}`,
      family,
      effect,
      lab: { L, a, b },
      flakeSize,
    })),
);
