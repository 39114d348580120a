import { type Html, html } from '../../base/html.ts';

/**
 * One product drawn down on a contrast card, with its white reductions below. Decorative.
 *
 * @param strip colours of the reductions
 */
export function renderDrawdown(color: string, strip: readonly string[]): Html {
  const ladder = strip.length > 0 ? [color, ...strip] : [];
  return html`<svg class="drawdown" viewBox="0 0 600 560" aria-hidden="true" focusable="false">
<rect class="drawdown__card" width="600" height="560"/>
<rect class="drawdown__bar" y="150" width="600" height="84"/>
<path d="M48 0H552V412Q300 424 48 408Z" fill="${color}"/>
${ladder.map((step, at) => html`<rect x="${48 + at * 84}" y="446" width="84" height="72" fill="${step}"/>`)}
</svg>`;
}
