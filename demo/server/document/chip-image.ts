import { type Lab, labToRgb, mix, type Rgb } from '../../data/base/color.ts';
import type { Product } from '../../data/product.ts';
import { angleColors } from '../../data/technical/angle-colors.ts';
import { masstoneIn, streamOf } from '../../data/technical/medium-colors.ts';
import { mediaByIndustry } from '../../data/technical/property-catalogue.ts';
import { blend, paintImage } from './paint-image.ts';

const WIDTH = 480;
const HEIGHT = 320;
const WHITE: Rgb = { R: 250, G: 250, B: 247 };

/** Shares of the 1:10 tint in the steps of the ladder. */
const LADDER = [1, 0.5, 0.25, 0.12, 0.05];

/** Draws the colour chip: masstone above, tints below; for an effect pigment, from face to flop. */
export function chipImage(product: Product): Uint8Array {
  return paintImage(WIDTH, HEIGHT, product.isEffect ? effectPainter(product) : ladderPainter(product));
}

function ladderPainter(product: Product): (x: number, y: number) => Rgb {
  const split = HEIGHT * 0.64;
  const masstone = labToRgb(product.masstone);
  const tint = labToRgb(product.tint);
  const steps = LADDER.map((share) => mix(tint, share, WHITE));
  return (x, y) => (y < split ? masstone : (steps[Math.floor((x / WIDTH) * steps.length)] ?? WHITE));
}

/** Returns the colours of a bent panel: each column is seen at another angle. */
function effectPainter(product: Product): (x: number, y: number) => Rgb {
  const stops = angleColors(panelShade(product))
    .filter(({ angle }) => angle !== 'as15')
    .map((color) => labToRgb(color));
  const columns = Array.from({ length: WIDTH }, (_, x) => {
    const position = (x / (WIDTH - 1)) * (stops.length - 1);
    const [from = WHITE, to = from] = stops.slice(Math.floor(position));
    return blend(from, to, position % 1);
  });
  return (x) => columns[x] ?? WHITE;
}

/** The face colour of an effect pigment on the panel in its images, in the first medium of its first industry. */
export function panelShade(product: Product): Lab {
  const [industry = 'coatings'] = product.industries;
  const [medium = ''] = mediaByIndustry[industry];
  return masstoneIn(product, industry, streamOf(product, medium, 'masstone'));
}
