import { labToRgb, rgbToHex } from '../../../data/base/color.ts';
import type { Product } from '../../../data/product.ts';
import { angleColors } from '../../../data/technical/angle-colors.ts';
import { type Html, html } from '../../base/html.ts';
import type { Page } from '../page.ts';
import { sortByHue } from './sort-by-hue.ts';

/** `/gallery/swatches`: the colours of all products in one picture, sorted by hue, for visual checks. */
export function gallerySwatches(products: readonly Product[]): Page {
  const colored = products.filter(({ color }) => color !== undefined);
  const solid = colored.filter(({ isEffect }) => !isEffect);
  const effect = colored.filter(({ isEffect }) => isEffect);
  return {
    path: '/gallery/swatches',
    describe: () => ({ keepOnceOnly: true, suppressCookieModal: true }),
    render: () => ({
      file: 'gallery-swatches',
      stylesheet: 'swatches.css',
      slots: {
        total: colored.length,
        solid: sortByHue(solid).map((product) => renderSwatch(product, solidColors(product))),
        effect: sortByHue(effect).map((product) => renderSwatch(product, effectColors(product))),
      },
    }),
  };
}

/** Masstone, thin film on white, tint. */
function solidColors({ masstone, film, tint }: Product): string[] {
  return [masstone, film, tint].map((color) => rgbToHex(labToRgb(color)));
}

/** From near the gloss to the flop. */
function effectColors({ masstone }: Product): string[] {
  return angleColors(masstone)
    .filter(({ angle }) => angle === '15' || angle === '45' || angle === '110')
    .map((color) => rgbToHex(labToRgb(color)));
}

function renderSwatch({ id, name, base, isIllustrative }: Product, colors: readonly string[]): Html {
  return html`<li><a href="/product/${id}" title="${name}${isIllustrative && ', set by eye'}">
<svg viewBox="0 0 60 40" preserveAspectRatio="none" aria-hidden="true" focusable="false">${colors.map(
    (color, at) => html`<rect x="${at * 20}" width="20.5" height="40" fill="${color}"/>`,
  )}</svg>
<span>${base}${isIllustrative && '*'}</span></a></li>
`;
}
