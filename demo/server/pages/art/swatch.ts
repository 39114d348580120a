import { type Html, html } from '../html.ts';
import { tint } from './pigments.ts';

const SHARES = [0.5, 0.25, 0.1, 0.04] as const;

/** A product's swatch: full shade above its white reductions. Decorative; the text beside it names it. */
export function renderSwatch(color: string): Html {
  return html`<svg class="swatch" viewBox="0 0 400 300" preserveAspectRatio="none" shape-rendering="crispEdges" aria-hidden="true" focusable="false"><rect width="400" height="222" fill="${color}"/>${SHARES.map(
    (share, at) => html`<rect x="${at * 100}" y="222" width="100" height="78" fill="${tint(color, share)}"/>`,
  )}</svg>`;
}
