import type { Family } from './chemistry/chemistry.ts';

/** A fictional brand line of Colour & Effect GmbH. */
export interface Brand {
  name: string;
  family: Family;
  /** Chemistries that the line is made for; its first home. */
  chemistries: readonly string[];
  /** Product literature about the line. */
  description: string;
}

/** The brand lines. A family without a special line for a chemistry uses its first one. */
export const brands: readonly Brand[] = [
  {
    name: 'Citrenova',
    family: 'azo',
    chemistries: ['monoazo', 'metal-complex'],
    description:
      'Citrenova stands for monoazo and metal complex yellows that decorative paint makers have specified for three decades. The range is built on narrow shade tolerances: every lot is released against a dispersion standard, not against a dry powder.',
  },
  {
    name: 'Lakora',
    family: 'azo',
    chemistries: ['azo-lake', 'naphthol'],
    description:
      'Lakora unites our laked azo pigments for inks and polyolefins. Crystal growth is controlled during laking, which keeps viscosity low in gravure and shade constant from the first to the last pallet.',
  },
  {
    name: 'Solvanta',
    family: 'azo',
    chemistries: ['naphthol-as'],
    description:
      'Solvanta covers the red half of the colour circle with Naphthol AS pigments, from scarlet to bordeaux. Most grades are offered both as strong transparent types for inks and as coarser types for paint.',
  },
  {
    name: 'Prismara',
    family: 'azo',
    chemistries: ['diarylide'],
    description:
      'Prismara is the line of diarylide pigments for process inks. It is optimised for strength and transparency at ISO 2846 densities, and its presscake forms cut the flushing time of offset inks by a third.',
  },
  {
    name: 'Benzalis',
    family: 'azo',
    chemistries: ['benzimidazolone', 'disazo-condensation'],
    description:
      'Benzalis brings together benzimidazolone and disazo condensation pigments: azo brightness for applications in which heat, migration and weather rule out simpler classes. Many grades carry test reports for toys and food packaging.',
  },
  {
    name: 'Rubelis',
    family: 'polycyclic',
    chemistries: ['dpp', 'perylene'],
    description:
      'Rubelis is our premium line of diketopyrrolopyrrole and perylene reds. Opaque grades hide in a single coat, transparent ones open the depth of metallic finishes; all are tested for five years in Florida and Hoek van Holland.',
  },
  {
    name: 'Quinoptra',
    family: 'polycyclic',
    chemistries: ['quinacridone', 'dioxazine'],
    description:
      'Quinoptra fills the space between red and blue with quinacridone and dioxazine pigments of the highest purity. Particle size is set in a solvent finish, which gives rheology that suits both ink jet and coil coating.',
  },
  {
    name: 'Azurenta',
    family: 'polycyclic',
    chemistries: ['phthalocyanine', 'indigoid', 'triarylmethane'],
    description:
      'Azurenta stands for phthalocyanine blues and greens in every modification. Production runs in two closed plants with solvent recovery, and each grade is available with a certified carbon footprint.',
  },
  {
    name: 'Helianta',
    family: 'polycyclic',
    chemistries: ['isoindoline', 'quinophthalone'],
    description:
      'Helianta gathers isoindoline and quinophthalone yellows for lead-free industrial finishes. Together with Bismara it reaches the chromate shades of the RAL collection without compromise in hiding power.',
  },
  {
    name: 'Indavera',
    family: 'polycyclic',
    chemistries: ['anthraquinone'],
    description:
      'Indavera is a small line with a long history: anthraquinone and indanthrone pigments made from vat dye intermediates. It is chosen where transparency must last as long as the clear coat.',
  },
  {
    name: 'Ferrovant',
    family: 'mineral',
    chemistries: ['iron-oxide', 'natural-earth'],
    description:
      'Ferrovant iron oxides are precipitated and calcined in one integrated site. From concrete blocks to eye shadow, the line serves every purity level, and heavy-metal limits are certified per lot.',
  },
  {
    name: 'Spinellis',
    family: 'mineral',
    chemistries: ['cicp'],
    description:
      'Spinellis comprises our calcined complex inorganic pigments. Fired above 1000 °C and micronised with ceramic internals, they carry the longest weathering warranties in the catalogue.',
  },
  {
    name: 'Bismara',
    family: 'mineral',
    chemistries: ['bismuth-vanadate', 'cadmium', 'lead'],
    description:
      'Bismara is the line of hiding, brilliant inorganic yellows to reds. Where it once held cadmium and chromate pigments, bismuth vanadate has taken over; earlier grades remain listed for reference.',
  },
  {
    name: 'Ultramera',
    family: 'mineral',
    chemistries: ['ultramarine', 'manganese-violet', 'iron-blue'],
    description:
      'Ultramera unites the classic mineral blues and violets. Gentle chemistry and a low hazard profile make it a first choice for cosmetics, toys and artists’ colours.',
  },
  {
    name: 'Viridanor',
    family: 'mineral',
    chemistries: ['chromium-oxide'],
    description:
      'Viridanor chromium oxide pigments are reduced in a closed kiln and washed until chromate is no longer detectable. The line serves camouflage, construction and cosmetic colours.',
  },
  {
    name: 'Albanor',
    family: 'achromatic',
    chemistries: ['titanium-dioxide'],
    description:
      'Albanor titanium dioxide is made by the chloride process and finished with silica, alumina or organic treatment. Undertone is held within 0.2 b* from lot to lot.',
  },
  {
    name: 'Nivellan',
    family: 'achromatic',
    chemistries: ['zinc'],
    description:
      'Nivellan zinc pigments are soft whites for reinforced polymers, sealants and lithographic varnish. They preserve glass fibres and machine parts alike.',
  },
  {
    name: 'Carbonelle',
    family: 'achromatic',
    chemistries: ['carbon'],
    description:
      'Carbonelle covers furnace and channel-type blacks, bone black and graphite. Grades are sorted by jetness, undertone and conductivity, so that choice takes minutes rather than trials.',
  },
  {
    name: 'Fillantis',
    family: 'achromatic',
    chemistries: ['extender', 'calcium-carbonate'],
    description:
      'Fillantis functional fillers set gloss, barrier and rheology. All deposits are our own or under long contract, with traceability from quarry to bag.',
  },
  {
    name: 'Auralume',
    family: 'effect',
    chemistries: ['natural-mica'],
    description:
      'Auralume pearl pigments rest on responsibly sourced muscovite. Whites, golds, earth tones and interference colours come in up to six flake fractions, from silk to glitter.',
  },
  {
    name: 'Synthara',
    family: 'effect',
    chemistries: ['synthetic-mica'],
    description:
      'Synthara grows its own flakes: fluorphlogopite free of iron gives neutral whites and the cleanest interference colours of our effect range.',
  },
  {
    name: 'Crystalis',
    family: 'effect',
    chemistries: ['alumina-flake', 'silica-flake'],
    description:
      'Crystalis effect pigments use flakes grown to one even thickness. Sparkle, chroma and colour travel follow from geometry, and stay the same in every lot.',
  },
  {
    name: 'Borealith',
    family: 'effect',
    chemistries: ['glass-flake'],
    description:
      'Borealith lays metal oxides on borosilicate glass. The result is a starry sparkle that needs little pigment and keeps its colour under any lamp.',
  },
  {
    name: 'Silvaris',
    family: 'effect',
    chemistries: ['aluminium', 'bronze', 'bismuth-oxychloride'],
    description:
      'Silvaris is the metal line: aluminium and bronze flakes, bismuth oxychloride crystals. Passivated grades are stable in water-borne base coats for more than a year.',
  },
];

/** The lines of a family; those made for the chemistry come first. */
export function brandsFor(family: Family, chemistry: string): readonly Brand[] {
  const own = brands.filter((brand) => brand.family === family);
  return own.toSorted(
    (a, b) => Number(b.chemistries.includes(chemistry)) - Number(a.chemistries.includes(chemistry)),
  );
}
