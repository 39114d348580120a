import { type Html, html } from '../../base/html.ts';
import { labToHex, type PaintedPigment, paintedPigments, tint } from './pigments.ts';

const CODES = [
  'PG50', 'PG36', 'PG17', 'PY129', 'PY3', 'PY184', 'PY74', 'PY73', 'PY83', 'PY42',
  'PO20', 'PO73', 'PR255', 'PR254', 'PR101', 'PR122', 'PV19', 'PV23', 'PB29', 'PB28', 'PB15:3', 'PB36',
] as const; // biome-ignore format: the order of the colour circle is clearest in two lines

const STRIP = 72;
const GAP = 4;
const HEIGHT = 440;

/**
 * Drawdowns of measured pigments on a contrast card, in the order of the colour circle: full shade at the top,
 * undertone and tint below; the black bar shows through transparent films.
 */
export function renderDrawdowns(): Html {
  const strips = CODES.flatMap((code) => paintedPigments.find((pigment) => pigment.code === code) ?? []);
  const width = strips.length * STRIP;
  return html`<svg class="drawdowns" viewBox="0 0 ${width} ${HEIGHT}" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
<defs>${strips.map(renderGradient)}</defs>
<rect class="drawdowns__bar" y="92" width="${width}" height="56"/>
${strips.map(renderStrip)}
</svg>`;
}

function renderGradient(pigment: PaintedPigment, at: number): Html {
  const full = labToHex(pigment.lab);
  const under = pigment.undertone ? labToHex(pigment.undertone) : tint(full, 0.45);
  return html`<linearGradient id="drawdown-${at}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${full}"/><stop offset=".42" stop-color="${full}"/><stop offset=".74" stop-color="${under}"/><stop offset="1" stop-color="${tint(under, 0.16)}"/></linearGradient>`;
}

function renderStrip({ code, isTransparent }: PaintedPigment, at: number): Html {
  const left = at * STRIP + GAP / 2;
  const right = left + STRIP - GAP;
  const end = HEIGHT - 46 - ((at * 37) % 11) * 9;
  const sag = end + 5 + ((at * 5) % 7) * 2;
  return html`<path d="M${left} 0H${right}V${end}Q${(left + right) / 2 + ((at % 3) - 1) * 14} ${sag} ${left} ${end - 4}Z" fill="url(#drawdown-${at})"${isTransparent && html` fill-opacity=".86"`}/><text class="drawdowns__code" x="${left + 1}" y="${HEIGHT - 8}">${code}</text>`;
}
