import type { Variant } from '../fields/variant.ts';
import type { IndustryCode } from '../industries.ts';

/** Facts about an effect pigment, by industry; only the requested ones are formulated. */
export function effectSentences({ base }: Variant): Record<IndustryCode, () => string[]> {
  const { heat, weather, d50 } = base.chemistry;
  const screen = Math.round(d50 * 3);
  return {
    coatings: () => [
      'Base coats take 2 to 8 % on solids; the clear coat above makes the depth.',
      `Exterior fastness is ${weather >= 4 ? 'proven in SAE J2527 over 4,000 hours' : 'limited to protected uses'}.`,
      'Aligned flakes need a film that shrinks: high solvent content brightens, high solids dull the effect.',
      'In powder coatings bond the pigment; dry blending leaves frames and clouds.',
      'A black ground doubles the apparent chroma of interference shades.',
      'Add last, under a paddle stirrer below 5 m/s, to keep the flakes whole.',
    ],
    plastics: () => [
      `It withstands ${heat} °C; damage comes from shear, not from heat.`,
      'Use 0.5 to 2 % in transparent polymers; opaque ones hide the effect.',
      'Place gates so that weld lines fall on hidden edges, where flakes turn and show.',
      'Long-flow screws with low compression keep the flake size.',
      'Polypropylene of high clarity, SAN and PMMA show the widest play of colour.',
      'Blown bottles of HDPE gain a silky sheen at 1 %.',
    ],
    printing: () => [
      `Screens with openings above ${screen} µm and gravure cells from 60 L/cm carry the flakes.`,
      'Gravure inks take 15 to 25 %, overprint varnish 10 to 15 %.',
      'An aqueous coating unit of an offset press lays it in line at full speed.',
      'Flexo needs an anilox of at least 18 cm³/m².',
      'Rub fastness rises with a gloss varnish above.',
      'The angle-dependent colour cannot be photocopied.',
    ],
    cosmetics: () => [
      'It brings lustre to eye shadow at 10 to 40 % and to lip gloss at 2 to 8 %.',
      'Heavy metals are below the limits of EU Regulation 1223/2009 and of FDA colour additives.',
      'In transparent gels 0.1 % already suspends visible light points.',
      'Fine fractions feel silky on skin, coarse ones sparkle.',
      'It is stable in emulsions from pH 4 to 10.',
      'Pressing below 100 bar keeps the flakes bright.',
    ],
    'food-pharma': () => [
      'Its coating consists of food colour E 172 on E 555.',
      'Chocolate, dragées and decorations gain a metallic sheen from 0.3 to 1 %.',
      'Film coats of hypromellose carry 3 to 6 %.',
      'Production follows HACCP, with metal detection before packing.',
      'The label declares E 172 and E 555.',
      'It is tasteless and insoluble in water and fat.',
    ],
    construction: () => [
      'It lends glaze and render a discreet shimmer at 1 to 3 % on binder.',
      'Terrazzo and artificial stone show it best after polishing.',
      'It is stable in silicate binder but not in fresh concrete of high alkalinity.',
      'Glass fabrics and wallpaper are coated at 20 g/m².',
      'Seal the surface: open lustre collects dirt.',
      'Large flakes stay visible at a viewing distance of three metres.',
    ],
    'textile-leather': () => [
      'Prints on dark cotton shine through a transparent binder at 5 to 15 %.',
      'On leather it is sprayed in the last pigmented coat.',
      'Wash fastness at 40 °C depends on the binder and reaches 4.',
      'Coated fabrics for shoes and bags use it at 4 % in polyurethane.',
      'Combine with a small share of dye for tinted metallics.',
      'The handle of the print stays soft with fractions below 25 µm.',
    ],
    technical: () => [
      'It marks by laser with a contrast above 8 in polyolefins.',
      'Barrier films gain from the long path around the flakes.',
      `It is stable in air to ${heat} °C.`,
      'Electrically insulating, it does not disturb radar or antennas.',
      'Flakes reinforce thin parts at 5 to 10 %.',
      'Dosage by gravimetric feeder is advised.',
    ],
  };
}
