import type { IndustryCode } from '../industries.ts';
import { type PropertyType, propertyTypes } from './property-types.ts';

/** One entry of the catalogues that title and order technical properties (decision B20). */
export interface TechnicalCatalogueEntry
  extends Pick<PropertyType, 'code' | 'title' | 'description'>,
    Partial<Omit<PropertyType, 'code' | 'title' | 'description'>> {
  catalogue: 'propertyType' | 'applicationType' | 'medium';
  sort: number;
}

/** Media in which each industry measures. */
export const mediaByIndustry: Readonly<Record<IndustryCode, readonly string[]>> = {
  coatings: ['alkyd', 'acrylic-water', 'two-pack-pu', 'powder-polyester'],
  plastics: ['hdpe', 'pp', 'pvc-p', 'abs'],
  printing: ['nc-gravure', 'offset-oil', 'water-flexo'],
  cosmetics: ['pressed-powder', 'castor-oil', 'nail-nc'],
  'food-pharma': ['hpmc-film', 'sugar-shell', 'water-suspension'],
  construction: ['white-cement', 'grey-cement', 'silicate-paint'],
  'textile-leather': ['acrylic-binder', 'pu-finish', 'viscose'],
  technical: ['epoxy', 'glass-frit', 'silicone'],
};

const media: Readonly<Record<string, readonly [title: string, description: string]>> = {
  alkyd: ['Alkyd melamine', 'Stoving enamel, 20 minutes at 140 °C'],
  'acrylic-water': ['Water-borne acrylic', 'Decorative satin paint'],
  'two-pack-pu': ['Two-pack polyurethane', 'Refinish top coat'],
  'powder-polyester': ['Polyester powder', 'TGIC-free, 10 minutes at 180 °C'],
  'coil-polyester': ['Coil coating polyester', 'Peak metal temperature 232 °C'],
  'uv-acrylic': ['UV-curing acrylic', 'Draw-down of 30 µm, 120 W/cm'],
  'epoxy-primer': ['Epoxy primer', 'Two-pack, sprayed on steel'],
  'nc-wood': ['Nitrocellulose wood lacquer', 'Sprayed on beech veneer'],
  hdpe: ['HDPE', 'Injection-moulded plaques, 220 °C'],
  pp: ['Polypropylene', 'Injection-moulded plaques, 240 °C'],
  'pvc-p': ['Plasticised PVC', 'Rolled sheet, 160 °C'],
  abs: ['ABS', 'Injection-moulded plaques, 240 °C'],
  'nc-gravure': ['Nitrocellulose gravure ink', 'Print on white film'],
  'offset-oil': ['Sheet-fed offset ink', 'Print on coated paper, 1.5 g/m²'],
  'water-flexo': ['Water-based flexo ink', 'Print on kraft liner'],
  'pressed-powder': ['Pressed powder', 'Talc base, 60 bar'],
  'castor-oil': ['Castor oil', 'Roll-mill paste, 25 %'],
  'nail-nc': ['Nail lacquer', 'Nitrocellulose base, 3 %'],
  'hpmc-film': ['Hypromellose film', 'Tablet coat, 3 % gain'],
  'sugar-shell': ['Sugar shell', 'Panned dragée'],
  'water-suspension': ['Aqueous suspension', '10 % in purified water'],
  'white-cement': ['White cement', 'Prism, 5 % on cement'],
  'grey-cement': ['Grey cement', 'Prism, 5 % on cement'],
  'silicate-paint': ['Silicate paint', 'Draw-down, 200 µm'],
  'acrylic-binder': ['Acrylic binder', 'Print on cotton, 20 g/kg'],
  'pu-finish': ['Polyurethane finish', 'Sprayed on split leather'],
  viscose: ['Viscose', 'Spin-dyed fibre, 2 %'],
  epoxy: ['Epoxy resin', 'Cast plate, 1 %'],
  'glass-frit': ['Glass frit', 'Fired at 620 °C'],
  silicone: ['Silicone rubber', 'Cured plate, 2 %'],
};

const applicationTypes = {
  masstone: ['Masstone', 'Pigment without white'],
  tint: ['Tint 1:10', 'One part of pigment with ten parts of titanium dioxide'],
} as const;

/** Titles, descriptions, units and order of all media, application types and property types. */
export const technicalCatalogue: readonly TechnicalCatalogueEntry[] = [
  ...Object.entries(media).map(([code, [title, description]], place) => ({
    catalogue: 'medium' as const,
    code,
    title,
    description,
    sort: place + 1,
  })),
  ...Object.entries(applicationTypes).map(([code, [title, description]], place) => ({
    catalogue: 'applicationType' as const,
    code,
    title,
    description,
    sort: place + 1,
  })),
  ...propertyTypes.map((type, place) => ({
    catalogue: 'propertyType' as const,
    ...type,
    sort: place + 1,
  })),
];
