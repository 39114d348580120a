/** A grade of a pigment: one way to finish the same chemistry. */
export interface Grade {
  /** Suffix of the product name. */
  suffix: string;
  title: string;
  dispersibility: string;
  rheology: string;
  /** One sentence on what sets the grade apart; empty for the standard. */
  note: string;
  /** Change of transparency: -1 more opaque, 1 more transparent. */
  transparency: -1 | 0 | 1;
}

/** The grades of every pigment; the first is the standard. */
export const grades: readonly Grade[] = [
  {
    suffix: '',
    title: 'standard',
    dispersibility: 'standard',
    rheology: 'standard',
    transparency: 0,
    note: '',
  },
  {
    suffix: 'HS',
    title: 'high strength',
    dispersibility: 'standard',
    rheology: 'thickening',
    transparency: 1,
    note: 'The HS grade is ground to a finer crystal and yields 10 to 15 % more tinting strength.',
  },
  {
    suffix: 'OP',
    title: 'opaque',
    dispersibility: 'easy',
    rheology: 'low-viscosity',
    transparency: -1,
    note: 'The OP grade has grown crystals that scatter, hide and flow freely.',
  },
  {
    suffix: 'ED',
    title: 'easily dispersible',
    dispersibility: 'stir-in',
    rheology: 'standard',
    transparency: 0,
    note: 'The ED grade develops its full strength under the dissolver, without a bead mill.',
  },
  {
    suffix: 'TR',
    title: 'transparent',
    dispersibility: 'demanding',
    rheology: 'thickening',
    transparency: 1,
    note: 'The TR grade is the most transparent of the series and made for metallic and glazing effects.',
  },
  {
    suffix: 'LV',
    title: 'low viscosity',
    dispersibility: 'easy',
    rheology: 'low-viscosity',
    transparency: 0,
    note: 'The LV grade allows mill bases with up to a fifth more pigment at equal viscosity.',
  },
  {
    suffix: 'WF',
    title: 'weather-fast',
    dispersibility: 'standard',
    rheology: 'standard',
    transparency: 0,
    note: 'The WF grade carries an inorganic surface treatment for finishes with long exterior warranties.',
  },
  {
    suffix: 'LD',
    title: 'low dust',
    dispersibility: 'easy',
    rheology: 'standard',
    transparency: -1,
    note: 'The LD grade is compacted and pours without visible dust.',
  },
];

/** A form of supply. */
export interface Form {
  key: string;
  title: string;
  suffix: string;
}

/** The forms of supply; the first is the standard. */
export const forms: readonly Form[] = [
  { key: 'powder', title: 'Powder', suffix: '' },
  { key: 'granules', title: 'Granules', suffix: 'G' },
  { key: 'dispersion', title: 'Aqueous dispersion', suffix: 'D' },
  { key: 'preparation', title: 'Pigment preparation', suffix: 'P' },
  { key: 'microbeads', title: 'Microbeads', suffix: 'M' },
];

/** The grades of effect pigments, which differ by flake and treatment. */
export const effectGrades: readonly Grade[] = [
  {
    suffix: '',
    title: 'medium flake',
    dispersibility: 'stir-in',
    rheology: 'standard',
    transparency: 0,
    note: '',
  },
  {
    suffix: 'Silk',
    title: 'silk flake',
    dispersibility: 'stir-in',
    rheology: 'thickening',
    transparency: -1,
    note: 'Flakes below 15 µm give a silky, hiding lustre without visible particles.',
  },
  {
    suffix: 'Sparkle',
    title: 'coarse flake',
    dispersibility: 'stir-in',
    rheology: 'low-viscosity',
    transparency: 1,
    note: 'Coarse flakes up to 200 µm act as single points of light.',
  },
  {
    suffix: 'WR',
    title: 'weather-resistant',
    dispersibility: 'stir-in',
    rheology: 'standard',
    transparency: 0,
    note: 'A cerium and silane treatment protects the WR grade in exterior finishes.',
  },
  {
    suffix: 'Satin',
    title: 'satin flake',
    dispersibility: 'stir-in',
    rheology: 'standard',
    transparency: -1,
    note: 'A narrow fraction between 5 and 25 µm gives a fine satin with high hiding power.',
  },
  {
    suffix: 'WB',
    title: 'water-borne',
    dispersibility: 'easy',
    rheology: 'low-viscosity',
    transparency: 0,
    note: 'The WB grade is treated for stability in water-borne systems of pH 7 to 9.',
  },
  {
    suffix: 'Star',
    title: 'star flake',
    dispersibility: 'stir-in',
    rheology: 'standard',
    transparency: 1,
    note: 'A selected fraction without fines keeps the ground coat visible between bright flakes.',
  },
  {
    suffix: 'PX',
    title: 'pre-wetted',
    dispersibility: 'easy',
    rheology: 'standard',
    transparency: 0,
    note: 'Pre-wetted with plasticiser, the PX grade doses without dust and wets at once.',
  },
];

/** The grades of fillers and whites other than titanium dioxide. */
export const fillerGrades: readonly Grade[] = (
  [
    ['', 'standard', 'standard', 'standard', ''],
    [
      'F',
      'fine',
      'standard',
      'thickening',
      'The F grade is air-classified to a top cut of 10 µm and raises gloss and film strength.',
    ],
    [
      'C',
      'coated',
      'easy',
      'low-viscosity',
      'Coated with stearic acid, the C grade wets in polymers and sealants without lumps.',
    ],
    [
      'UF',
      'ultrafine',
      'demanding',
      'thickening',
      'The UF grade, finer than 2 µm, spaces pigment particles and saves titanium dioxide.',
    ],
    [
      'L',
      'lamellar',
      'easy',
      'thickening',
      'The L grade keeps its platelets and builds barrier in primers and packaging.',
    ],
    [
      'B',
      'bright',
      'standard',
      'standard',
      'The B grade is selected for a brightness above 96 % (ISO 2470).',
    ],
    [
      'K',
      'coarse',
      'stir-in',
      'low-viscosity',
      'The K grade is coarse, takes little binder and gives render and filler its body.',
    ],
    ['LD', 'low dust', 'easy', 'standard', 'The LD grade is compacted and pours without visible dust.'],
  ] as const
).map(([suffix, title, dispersibility, rheology, note]) => ({
  suffix,
  title,
  dispersibility,
  rheology,
  transparency: 0,
  note,
}));
