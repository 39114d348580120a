import { type Html, html } from '../../base/html.ts';

/**
 * A product's swatch: full shade above its white reductions, if there are any. Decorative; the text beside it names it.
 *
 * @param strip colours of the reductions
 */
export function renderSwatch(color: string, strip: readonly string[]): Html {
  return html`<svg class="swatch" viewBox="0 0 400 300" preserveAspectRatio="none" shape-rendering="crispEdges" aria-hidden="true" focusable="false"><rect width="400" height="${strip.length > 0 ? 222 : 300}" fill="${color}"/>${strip
    .slice(0, 4)
    .map((step, at) => html`<rect x="${at * 100}" y="222" width="100" height="78" fill="${step}"/>`)}</svg>`;
}
