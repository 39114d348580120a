import { company } from '../company.ts';
import { oilAbsorption } from '../fields/common.ts';
import type { Variant } from '../fields/variant.ts';
import type { IndustryCode } from '../industries.ts';

const scale = ['very low', 'low', 'fair', 'good', 'very good', 'excellent'];

/** Facts about an absorbing pigment, filler or white, by industry; only the requested ones are formulated. */
export function colorantSentences(variant: Variant): Record<IndustryCode, () => string[]> {
  const { base, grade } = variant;
  const { heat, light, weather, solvent, d50, density, family } = base.chemistry;
  const oil = oilAbsorption(variant);
  const isOrganic = family === 'azo' || family === 'polycyclic';
  const isWhite = base.family === 'white';
  const weathering = scale[weather] ?? 'good';
  const bleeding = scale[solvent] ?? 'good';
  return {
    coatings: () => [
      `Fastness to weather is ${weathering} (${weather} of 5 after twelve months in Florida, 5° south).`,
      isOrganic
        ? `Overcoating fastness at 140 °C is ${bleeding}; ${solvent >= 4 ? 'white top coats stay clean' : 'use a barrier coat under white'}.`
        : 'It is insoluble in every solvent of the trade and does not bleed.',
      `A mill base with ${Math.round(1200 / oil)} % pigment in a short-oil alkyd reaches a Hegman fineness of 7 after thirty minutes.`,
      isWhite
        ? 'Whiteness does not yellow in stoving at 180 °C for thirty minutes.'
        : `Light fastness in masstone is step ${light} of the blue wool scale; a 1:10 reduction with titanium dioxide loses about one step.`,
      weather >= 4
        ? 'It serves in stoving enamels, two-pack polyurethane and water-borne base coats alike.'
        : 'Its place is interior paint, primers and air-drying enamels.',
      `At an oil absorption of ${oil} g per 100 g, gloss at 20° stays above 85 units at common pigmentation.`,
      `${grade.dispersibility === 'stir-in' ? 'Stirring under a dissolver suffices' : 'A bead mill with 1 mm zirconia beads is advised'} to reach full fineness.`,
    ],
    plastics: () => [
      `In HDPE the shade holds up to ${heat} °C at five minutes' dwell time (EN 12877-2, ΔE*ab below 3).`,
      `Migration into plasticised PVC is rated ${solvent} of 5.`,
      heat >= 260
        ? 'Polypropylene, polystyrene and ABS are coloured without loss of strength.'
        : 'Keep to polyethylene and PVC; hotter polymers bleach it.',
      `Bulk density and particle size (median ${d50} µm) suit twin-screw compounding to 40 % masterbatch.`,
      `The filter pressure value of a 30 % masterbatch is below ${d50 < 0.2 ? 1.2 : 0.6} bar per gram on a 14 µm screen.`,
      isWhite
        ? 'It raises stiffness and opacity without shortening the life of ultraviolet stabilisers.'
        : `Light fastness in HDPE at 1/3 standard depth reaches step ${Math.max(3, light - 1)}.`,
      ...(heat <= 200
        ? ['Do not process above 200 °C.']
        : ['Cyclic runs on hot-runner tools showed no plate-out.']),
    ],
    printing: () => [
      `Prints resist ${solvent >= 4 ? 'sterilisation, fats and soap' : 'water and fats; soap fastness is limited'}.`,
      `Light fastness of a print at 1/1 standard depth is step ${Math.max(2, light - 2)}.`,
      `Flow in nitrocellulose gravure ink is ${grade.rheology === 'low-viscosity' ? 'free even at 40 % pigment' : 'Newtonian up to 12 % pigment'}.`,
      d50 <= 0.2
        ? 'Particles are fine enough for ink-jet heads with 20 µm nozzles after a 1 µm filtration.'
        : 'Coarser particles favour screen and gravure over ink jet.',
      'Gloss on coated stock is even, without bronzing in overprints.',
      'Laminates of polyester and polyethylene keep their bond strength after a week at 60 °C.',
      `Density is ${density} g/cm³; settling in low-viscosity inks is ${density > 3 ? 'countered with a thixotrope' : 'not an issue'}.`,
    ],
    cosmetics: () => [
      'Lots are released against the purity limits of EU Regulation 1223/2009 and 21 CFR parts 73 and 74.',
      'Total viable count is below 100 CFU per gram, without irradiation.',
      'It wets readily in caprylic triglyceride and keeps its shade in hot-poured sticks at 85 °C.',
      'Arsenic, lead and mercury are determined in every lot and stated on the certificate of analysis.',
      'In pressed powder 4 to 12 % give full coverage with a soft pay-off.',
      'It is stable between pH 5 and 9, which covers emulsions, gels and surfactant systems.',
    ],
    'food-pharma': () => [
      `It complies with the purity criteria of Regulation (EU) 231/2012 for ${base.eNumber.split(' ')[0] || 'food colours'}.`,
      'Film coats of hypromellose need 0.8 to 1.5 % for an opaque, even tablet.',
      'Production follows HACCP with a dedicated, audited packing line.',
      'The label declaration is the E number alone; no carrier is present.',
      'Shade in sugar shells stays constant over twelve months at 30 °C and 75 % relative humidity.',
      'Nitrosamine and residual solvent risk assessments are available to pharmaceutical customers.',
    ],
    construction: () => [
      `Fastness to lime and cement is ${weather >= 4 ? 'complete according to EN 12878, category A' : 'limited; test in the mix with its own cement'}.`,
      'A dosage of 3 to 6 % of the cement weight approaches saturation of the shade.',
      `Exposed slabs changed by less than ΔE*ab ${weather >= 5 ? '1.5' : '3'} in ten years on our ${company.town} roof.`,
      'Compressive strength after 28 days stays above 95 % of the uncoloured reference.',
      'Liquid dosing systems run the slurry at 60 % solids without blocking.',
      'In silicate and silicone resin paint the shade does not chalk.',
    ],
    'textile-leather': () => [
      `Prints with an acrylic binder reach step ${Math.max(3, light - 1)} in light and 4 in washing at 60 °C.`,
      'Rub fastness is 4 dry and 3 to 4 wet at 20 g per kilogram of paste.',
      heat >= 270
        ? 'It withstands melt spinning of polyester and polyamide 6.'
        : 'For spin dyeing choose a more heat-stable class.',
      'It is free of banned amines and of APEO and conforms to level 3 of the ZDHC list.',
      'On leather it covers evenly in the base coat and does not bleed into the top.',
      'Dry cleaning with perchloroethylene leaves the shade unchanged.',
    ],
    technical: () => [
      `It is stable in air to ${heat} °C without loss of mass.`,
      heat >= 320
        ? 'In lead-free frits it fires cleanly up to 850 °C.'
        : 'It is used in resins, adhesives and potting compounds rather than in frits.',
      `Absorption at 1064 nm is ${base.family === 'black' ? 'high: marks are crisp at low laser power' : 'moderate: combine with an additive for marking'}.`,
      `Density is ${density} g/cm³; dosage by volume follows from it.`,
      'Soluble salts are below 0.1 %, as electronic and battery parts require.',
      'Particle size is checked by laser diffraction in every lot.',
    ],
  };
}
