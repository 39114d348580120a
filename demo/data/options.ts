import { applicationOptions } from './application-options.ts';
import { brands } from './brands.ts';
import { chemistries } from './chemistry/chemistry-of.ts';
import { forms } from './grades.ts';
import { oddLabels } from './odd-labels.ts';
import { regions } from './regions.ts';

/** Titles by key. */
export type Options = Readonly<Record<string, string>>;

/** The values that each field with a fixed list may hold, with their titles. */
export const options = {
  brand: titles(brands.map(({ name }) => [name, name])),
  color_space: {
    white: 'White',
    black: 'Black',
    brown: 'Brown',
    yellow: 'Yellow',
    orange: 'Orange',
    red: 'Red',
    violet: 'Violet',
    blue: 'Blue',
    green: 'Green',
    metallic: 'Metallic',
  },
  product_group: {
    organic: 'Organic pigments',
    'high-performance-organic': 'High-performance organic pigments',
    inorganic: 'Inorganic pigments',
    'complex-inorganic': 'Complex inorganic pigments',
    effect: 'Effect pigments',
    white: 'White pigments',
    black: 'Black pigments',
    filler: 'Functional fillers',
  },
  chemistry: titles(chemistries.map(({ key, title }) => [key, title])),
  transparency: {
    transparent: 'Transparent',
    'semi-transparent': 'Semi-transparent',
    'semi-opaque': 'Semi-opaque',
    opaque: 'Opaque',
  },
  performance: { classical: 'Classical', medium: 'Medium performance', high: 'High performance' },
  pigment_effect: {
    pearl: 'Pearl lustre',
    satin: 'Satin',
    sparkle: 'Sparkle',
    interference: 'Interference',
    'color-travel': 'Colour travel',
    metallic: 'Metallic',
  },
  form: titles(forms.map(({ key, title }) => [key, title])),
  application: applicationOptions,
  coating_industry: {
    'automotive-oem': 'Automotive OEM',
    'automotive-refinish': 'Automotive refinish',
    industrial: 'General industry',
    coil: 'Coil',
    powder: 'Powder',
    decorative: 'Decorative',
    wood: 'Wood',
    marine: 'Marine and protective',
  },
  coating_system: {
    'solvent-borne': 'Solvent-borne',
    'water-borne': 'Water-borne',
    powder: 'Powder',
    'high-solids': 'High solids',
    'uv-curing': 'UV-curing',
  },
  appearance: {
    solid: 'Solid shade',
    glazing: 'Glazing',
    metallic: 'Metallic',
    pearlescent: 'Pearlescent',
    sparkling: 'Sparkling',
    matt: 'Matt',
  },
  substrate: {
    metal: 'Metal',
    plastic: 'Plastic',
    wood: 'Wood',
    mineral: 'Mineral',
    glass: 'Glass',
    polyolefin: 'Polyolefin',
    pvc: 'PVC',
    polystyrene: 'Polystyrene and ABS',
    polyamide: 'Polyamide',
    polyester: 'Polyester',
    paper: 'Paper',
    board: 'Board',
    film: 'Film',
    cotton: 'Cotton',
    'synthetic-fibre': 'Synthetic fibre',
    leather: 'Leather',
  },
  guide_dosage: applicationOptions,
  warping: { none: 'No warping', low: 'Low', medium: 'Medium', high: 'High' },
  printing_technology: {
    offset: 'Offset',
    gravure: 'Gravure',
    flexo: 'Flexography',
    screen: 'Screen',
    inkjet: 'Ink jet',
    electrophotography: 'Electrophotography',
  },
  ink_system: {
    oil: 'Oil-based',
    nitrocellulose: 'Nitrocellulose',
    polyamide: 'Polyamide',
    water: 'Water-based',
    uv: 'UV-curing',
  },
  toner_system: {
    'styrene-acrylate': 'Styrene acrylate',
    polyester: 'Polyester',
    'chemically-prepared': 'Chemically prepared',
  },
  dispersibility: { 'stir-in': 'Stir-in', easy: 'Easy', standard: 'Standard', demanding: 'Demanding' },
  rheology: { 'low-viscosity': 'Low viscosity', standard: 'Standard', thickening: 'Thickening' },
  light_fastness: {
    '2': '2 slight',
    '4': '4 moderate',
    '5': '5 good',
    '6': '6 very good',
    '7': '7 excellent',
    '8': '8 outstanding',
  },
  food_contact: {
    'eu-10-2011': 'EU 10/2011',
    'fda-178-3297': 'FDA 21 CFR 178.3297',
    'bfr-ix': 'BfR recommendation IX',
    'swiss-ordinance': 'Swiss ordinance, annex 10',
  },
  natural_content: { 'below-50': 'Below 50 %', '50-95': '50 to 95 %', 'above-95': 'Above 95 %' },
  natural_origin: {
    natural: 'Natural',
    'derived-natural': 'Derived natural',
    'derived-mineral': 'Derived mineral',
    'non-natural': 'Non-natural',
  },
  specific_requirements: {
    'lead-free': 'Lead-free replacement',
    'nir-reflective': 'Near-infrared reflective',
    'nir-transparent': 'Near-infrared transparent',
    'acid-resistant': 'Acid-resistant',
    'alkali-resistant': 'Alkali-resistant',
    'high-temperature': 'Stable above 280 °C',
    'toy-safety': 'Toy safety EN 71-3',
    'low-migration': 'Low migration',
    conductive: 'Electrically conductive',
  },
  sustainability: {
    comfort: 'Comfort',
    peace_of_mind: 'Peace of mind',
    'low-carbon': 'Low-carbon production',
    'sorting-friendly': 'Detectable in sorting plants',
    'water-saving': 'Water-saving process',
  },
  regulatory: {
    reach: 'REACH (EU)',
    'uk-reach': 'UK REACH',
    tsca: 'TSCA (USA)',
    dsl: 'DSL (Canada)',
    aiic: 'AIIC (Australia)',
    iecsc: 'IECSC (China)',
    encs: 'ENCS (Japan)',
    keci: 'KECI (Korea)',
    piccs: 'PICCS (Philippines)',
    nzioc: 'NZIoC (New Zealand)',
    tcsi: 'TCSI (Taiwan)',
  },
  production_plants: {
    kehl: 'Kehl, Germany',
    gent: 'Gent, Belgium',
    tarragona: 'Tarragona, Spain',
    savannah: 'Savannah, USA',
    resende: 'Resende, Brazil',
    pune: 'Pune, India',
    nantong: 'Nantong, China',
  },
  competitor: {
    norchroma: 'Norchroma',
    'hanse-farben': 'Hanse Farben',
    'pigmenta-sud': 'Pigmenta Sud',
    'kanto-iro': 'Kanto Iro',
    'lakeside-color': 'Lakeside Color',
  },
  topic: {
    'heavy-metal-free': 'Free of heavy metals',
    'cool-surfaces': 'Cool surfaces',
    'sensor-friendly': 'Sensor-friendly colours',
    'circular-packaging': 'Circular packaging',
    'clean-beauty': 'Clean beauty',
    'digital-print': 'Digital print',
  },
  tag: {
    new: 'New',
    bestseller: 'Best seller',
    'sample-stock': 'Samples in stock',
    'made-to-order': 'Made to order',
    ...titles(oddLabels.map((label) => [label, label])),
  },
  availableRegions: regions,
  regional_marketing_advice: regions,
} satisfies Record<string, Options>;

/** A field with a fixed list of values. */
export type OptionField = keyof typeof options;

/** The options as titled keys. */
export function optionList(field: OptionField): { key: string; title: string }[] {
  return Object.entries(options[field]).map(([key, title]) => ({ key, title }));
}

function titles(entries: readonly (readonly [string, string])[]): Options {
  return Object.fromEntries(entries);
}
