import { RULE } from './pdf-document.ts';
import type { Area } from './tag.ts';

type Pdf = PDFKit.PDFDocument;
type Color = string | null | undefined;

const MISSING = '#8a929a';

/** Draws colours side by side, each as `#rrggbb`; an unmeasured one is left empty, with a dashed edge. */
export function drawColors(doc: Pdf, colors: readonly Color[], [left, top, right, bottom]: Area): void {
  const width = (right - left) / colors.length;
  for (const [at, color] of colors.entries()) {
    const x = left + at * width;
    // Overlap the next one by half a point, since PDF readers leave hairlines between neighbours.
    if (color) doc.rect(x, top, Math.min(width + 0.5, right - x), bottom - top).fill(color);
    else drawGap(doc, [x, top, x + width, bottom]);
  }
}

/** Draws an edge, which distinguishes white from paper. */
export function drawEdge(doc: Pdf, [left, top, right, bottom]: Area): void {
  doc
    .rect(left, top, right - left, bottom - top)
    .lineWidth(0.25)
    .stroke(RULE);
}

function drawGap(doc: Pdf, [left, top, right, bottom]: Area): void {
  doc.rect(left, top, right - left, bottom - top).fill('#ffffff');
  doc.dash(2, { space: 2 });
  doc
    .rect(left + 0.5, top + 0.5, right - left - 1, bottom - top - 1)
    .lineWidth(0.5)
    .stroke(MISSING);
  doc.undash();
}
