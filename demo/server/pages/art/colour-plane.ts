import { type Html, html } from '../../base/html.ts';
import { labToHex, type PaintedPigment, paintedPigments } from './pigments.ts';

const SCALE = 3.2;
const RANGE = { left: -70, right: 80, bottom: -70, top: 108 };
const MARKS = [-60, -40, -20, 20, 40, 60, 80, 100] as const;

/** The a*b* plane with the full shade of every measured pigment, and a line to its undertone if that differs. */
export function renderColourPlane(): Html {
  const width = (RANGE.right - RANGE.left) * SCALE;
  const height = (RANGE.top - RANGE.bottom) * SCALE;
  const byLightness = [...paintedPigments].sort((one, other) => one.lab.L - other.lab.L);
  return html`<svg class="colour-plane" viewBox="0 0 ${width} ${height}" role="img" aria-label="Chart of ${paintedPigments.length} pigments by their a* and b* values. Yellows lie at the top, reds to the right, blues at the bottom, greens to the left.">
<path class="colour-plane__axis" d="M0 ${y(0)}H${width}M${x(0)} 0V${height}"/>
${[30, 60, 90].map((chroma) => html`<circle class="colour-plane__ring" cx="${x(0)}" cy="${y(0)}" r="${chroma * SCALE}"/>`)}
${MARKS.map(renderMark)}
<text class="colour-plane__name" x="${width - 4}" y="${y(0) - 8}" text-anchor="end">a*</text><text class="colour-plane__name" x="${x(0) + 8}" y="14">b*</text>
${byLightness.map(renderPath)}${byLightness.map(renderDot)}
</svg>`;
}

function x(a: number): number {
  return round((a - RANGE.left) * SCALE);
}

function y(b: number): number {
  return round((RANGE.top - b) * SCALE);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function renderMark(value: number): Html {
  const onA = value < RANGE.right && value > RANGE.left;
  return html`${onA && html`<path class="colour-plane__axis" d="M${x(value)} ${y(0) - 3}v6"/>`}<path class="colour-plane__axis" d="M${x(0) - 3} ${y(value)}h6"/>`;
}

function renderPath({ lab, undertone }: PaintedPigment): Html | undefined {
  if (!undertone) return undefined;
  return html`<path d="M${x(lab.a)} ${y(lab.b)}L${x(undertone.a)} ${y(undertone.b)}" stroke="${labToHex(undertone)}" stroke-width="1.5"/><circle cx="${x(undertone.a)}" cy="${y(undertone.b)}" r="5" fill="${labToHex(undertone)}"/>`;
}

function renderDot({ code, name, lab }: PaintedPigment): Html {
  return html`<circle class="colour-plane__dot" cx="${x(lab.a)}" cy="${y(lab.b)}" r="10" fill="${labToHex(lab)}"><title>${code} ${name}</title></circle>`;
}
