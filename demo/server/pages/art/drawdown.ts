import { type Html, html } from '../html.ts';
import { tint } from './pigments.ts';

const LADDER = [1, 0.5, 0.25, 0.1, 0.04, 0.02] as const;

/** One product drawn down on a contrast card, with its white reductions below. Decorative. */
export function renderDrawdown(color: string): Html {
  return html`<svg class="drawdown" viewBox="0 0 600 560" aria-hidden="true" focusable="false">
<rect class="drawdown__card" width="600" height="560"/>
<rect class="drawdown__bar" y="150" width="600" height="84"/>
<path d="M48 0H552V412Q300 424 48 408Z" fill="${color}"/>
${LADDER.map((share, at) => html`<rect x="${48 + at * 84}" y="446" width="84" height="72" fill="${tint(color, share)}"/>`)}
</svg>`;
}
