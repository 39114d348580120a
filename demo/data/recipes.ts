import type { IndustryCode } from './industries.ts';

/** What formulations of an industry are made of and called. */
interface Recipe {
  titles: readonly string[];
  /** Key and title of raw materials. */
  materials: readonly (readonly [key: string, title: string])[];
}

/** Raw materials and titles of guide formulations, by industry. */
export const recipes: Readonly<Record<IndustryCode, Recipe>> = {
  coatings: {
    titles: [
      'Stoving enamel with',
      'Water-borne base coat with',
      'Satin wall paint with',
      'Refinish top coat with',
    ],
    materials: [
      ['acrylic-dispersion', 'Acrylic dispersion, 48 %'],
      ['alkyd-resin', 'Short-oil alkyd resin, 60 %'],
      ['melamine-resin', 'Melamine resin'],
      ['titanium-white', 'Titanium dioxide, rutile'],
      ['butyl-acetate', 'Butyl acetate'],
      ['water', 'Water, deionised'],
      ['dispersant', 'Polymeric dispersant'],
      ['defoamer', 'Defoamer'],
      ['rheology-additive', 'Polyurethane thickener'],
      ['levelling-agent', 'Levelling agent'],
    ],
  },
  plastics: {
    titles: ['Masterbatch with', 'Bottle closure with', 'Garden furniture with', 'Film masterbatch with'],
    materials: [
      ['ldpe-carrier', 'LDPE carrier, MFI 20'],
      ['pp-homopolymer', 'Polypropylene homopolymer'],
      ['pe-wax', 'Polyethylene wax'],
      ['antioxidant', 'Antioxidant'],
      ['hals', 'Hindered amine light stabiliser'],
      ['titanium-white', 'Titanium dioxide, rutile'],
      ['calcium-stearate', 'Calcium stearate'],
      ['chalk', 'Calcium carbonate, coated'],
    ],
  },
  printing: {
    titles: ['Gravure ink with', 'Flexo ink with', 'Screen ink with', 'Overprint varnish with'],
    materials: [
      ['nitrocellulose', 'Nitrocellulose, ester-soluble'],
      ['ethanol', 'Ethanol'],
      ['ethyl-acetate', 'Ethyl acetate'],
      ['polyurethane-resin', 'Polyurethane resin'],
      ['pe-wax', 'Polyethylene wax'],
      ['plasticiser', 'Citrate plasticiser'],
      ['water', 'Water, deionised'],
      ['styrene-acrylic', 'Styrene acrylic emulsion'],
    ],
  },
  cosmetics: {
    titles: ['Eye shadow with', 'Lip gloss with', 'Nail lacquer with', 'Shower gel with'],
    materials: [
      ['talc', 'Talc'],
      ['mica', 'Mica'],
      ['caprylic-triglyceride', 'Caprylic/capric triglyceride'],
      ['polybutene', 'Polybutene'],
      ['magnesium-stearate', 'Magnesium stearate'],
      ['beeswax', 'Beeswax'],
      ['castor-oil', 'Castor oil'],
      ['tocopherol', 'Tocopherol'],
      ['water', 'Water, purified'],
    ],
  },
  'food-pharma': {
    titles: ['Tablet film coat with', 'Dragée shell with', 'Hard capsule with'],
    materials: [
      ['hypromellose', 'Hypromellose'],
      ['macrogol', 'Macrogol 4000'],
      ['talc', 'Talc, Ph. Eur.'],
      ['sucrose', 'Sucrose'],
      ['gelatine', 'Gelatine'],
      ['water', 'Water, purified'],
      ['carnauba-wax', 'Carnauba wax'],
    ],
  },
  construction: {
    titles: ['Paving block with', 'Silicate paint with', 'Mineral render with', 'Roof tile slurry with'],
    materials: [
      ['white-cement', 'White cement'],
      ['quartz-sand', 'Quartz sand'],
      ['chalk', 'Calcium carbonate'],
      ['potassium-silicate', 'Potassium silicate'],
      ['water', 'Water'],
      ['hydrophobing-agent', 'Hydrophobing agent'],
      ['cellulose-ether', 'Cellulose ether'],
    ],
  },
  'textile-leather': {
    titles: ['Pigment print paste with', 'Leather base coat with', 'Coated fabric with'],
    materials: [
      ['acrylic-binder', 'Acrylic binder'],
      ['thickener', 'Synthetic thickener'],
      ['fixing-agent', 'Fixing agent'],
      ['emulsifier', 'Emulsifier'],
      ['urea', 'Urea'],
      ['water', 'Water'],
      ['pu-dispersion', 'Polyurethane dispersion'],
    ],
  },
  technical: {
    titles: ['Casting resin with', 'Silicone part with', 'Glass enamel with'],
    materials: [
      ['epoxy-resin', 'Epoxy resin'],
      ['amine-hardener', 'Amine hardener'],
      ['glass-frit', 'Lead-free glass frit'],
      ['pine-oil', 'Pine oil medium'],
      ['silicone-rubber', 'Silicone rubber'],
      ['fumed-silica', 'Fumed silica'],
      ['alumina', 'Alumina trihydrate'],
    ],
  },
};
