import type { TechnicalDataType } from './technical-property.ts';

/** A property that is measured, and how its values are to be read. */
export interface PropertyType {
  code: string;
  title: string;
  dataType: TechnicalDataType;
  description: string;
  unit?: string;
  /** The grades that there are, and which of them is the best. */
  scale?: { min: number; max: number; best: number };
  /** Standard by which it is measured. */
  norm?: string;
  /** Decimal places to which numbers are padded; they are never rounded. */
  decimals?: number;
  /** What holds for all of its measurements. */
  condition?: string;
  listOptions?: { key: string; title: string }[];
}

const daylight = { norm: 'ISO 11664-4', decimals: 2, condition: 'D65, 10° observer' };
const effect = { norm: 'ASTM E2539', decimals: 2 };
const greyScale = { scale: { min: 1, max: 5, best: 5 }, norm: 'ISO 105-A02' };

/** Every property, in the order in which they are listed. */
export const propertyTypes: readonly PropertyType[] = [
  { code: 'rgb', title: 'Colour', dataType: 'rgb', description: 'sRGB approximation of the measured colour' },
  {
    code: 'lightness',
    title: 'Lightness L*',
    dataType: 'lightness',
    description: 'CIELAB, D65, 10° observer',
    ...daylight,
  },
  { code: 'a', title: 'a*', dataType: 'a', description: 'Green to red axis of CIELAB', ...daylight },
  { code: 'b', title: 'b*', dataType: 'b', description: 'Blue to yellow axis of CIELAB', ...daylight },
  {
    code: 'chroma',
    title: 'Chroma C*',
    dataType: 'chroma',
    description: 'Distance from the grey axis',
    ...daylight,
  },
  {
    code: 'hue',
    title: 'Hue h',
    dataType: 'hue',
    description: 'Angle in the a*/b* plane',
    unit: '°',
    ...daylight,
  },
  {
    code: 'si',
    title: 'Sparkle intensity Si',
    dataType: 'si',
    description: 'Brightness of light points in directed light',
    ...effect,
    condition: 'Directed light',
  },
  {
    code: 'sa',
    title: 'Sparkle area Sa',
    dataType: 'sa',
    description: 'Share of the area that sparkles',
    ...effect,
    condition: 'Directed light',
  },
  {
    code: 'sg',
    title: 'Graininess SG',
    dataType: 'sg',
    description: 'Unevenness in diffuse light',
    ...effect,
    condition: 'Diffuse light',
  },
  {
    code: 'heat_stability',
    title: 'Heat stability',
    dataType: 'number',
    description: 'Five minutes, ΔE*ab below 3',
    unit: '°C',
    norm: 'EN 12877-2',
    decimals: 0,
    condition: 'Five minutes, ΔE*ab below 3',
  },
  {
    code: 'light_fastness',
    title: 'Light fastness',
    dataType: 'text',
    description: 'Blue wool scale, ISO 105-B02',
    scale: { min: 1, max: 8, best: 8 },
    norm: 'ISO 105-B02',
    condition: 'Xenon arc, beside the blue wool references',
  },
  {
    code: 'weather_fastness',
    title: 'Weather fastness',
    dataType: 'text',
    description: 'Grey scale, ISO 105-A02',
    ...greyScale,
    condition: '2,000 hours of artificial weathering, ISO 16474-2',
  },
  {
    code: 'fastness',
    title: 'Fastness',
    dataType: 'nested_list',
    description: 'Grey scale 1 to 5',
    ...greyScale,
    listOptions: [
      { key: 'acid', title: 'Acid' },
      { key: 'alkali', title: 'Alkali' },
      { key: 'solvent', title: 'Solvents' },
      { key: 'overcoating', title: 'Overcoating' },
    ],
  },
  {
    code: 'ph',
    title: 'pH value',
    dataType: 'text',
    description: 'Of the aqueous suspension',
    norm: 'ISO 787-9',
    condition: '10 % suspension, 23 °C',
  },
  {
    code: 'oil_absorption',
    title: 'Oil absorption',
    dataType: 'number',
    description: 'Refined linseed oil',
    unit: 'g/100 g',
    norm: 'ISO 787-5',
  },
  {
    code: 'conductivity',
    title: 'Conductivity',
    dataType: 'number',
    description: 'Of the aqueous extract',
    unit: 'µS/cm',
    norm: 'ISO 787-14',
    decimals: 0,
  },
  {
    code: 'sieve_residue',
    title: 'Sieve residue',
    dataType: 'number',
    description: 'Left by water on the sieve of 45 µm',
    unit: '%',
    norm: 'ISO 787-7',
    decimals: 2,
  },
];
