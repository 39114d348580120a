import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import type { ColorMedium } from '../../../../src/comparison/rules/colors/color-media.ts';
import {
  type ColorPoint,
  closeUpOf,
  colorPoints,
} from '../../../../src/comparison/rules/colors/color-points.ts';
import { polarLines } from '../../../../src/comparison/rules/colors/polar-lines.ts';
import { comparePageTexts } from '../../../../src/comparison/texts/compare-page.ts';
import { DEFAULT_COLOR } from '../../../../src/domain/color/rgb.ts';
import { type Bounds, chartTicks } from '../../../../src/domain/technical/chart-bounds.ts';
import { figuresText } from '../../../../src/domain/technical/color-decimals.ts';
import { hexNotation } from '../../../../src/lib/text/hex-notation.ts';
import { translator } from '../../../../src/texts/translate.ts';
import { formatTick, type Plot, placeOn } from '../../../../src/ui/chart/axis.ts';
import { placeLabels } from '../../../../src/ui/chart/place-labels.ts';
import { shareLabels } from '../../../../src/ui/chart/share-labels.ts';
import { INK, MUTED } from '../../document/pdf-document.ts';
import { textBox } from './box.ts';
import { writeText } from './letters.ts';
import { MARGIN, needRoom, openIn, RULE, type Sheet } from './sheet.ts';

const text = translator(comparePageTexts);
const WHOLE: Bounds = { min: -120, max: 120 };
const LIGHTNESS: Bounds = { min: 0, max: 100 };
const SIDE = 196;
const RADIUS = 3.6;
const SMALL = { size: 6.3, color: MUTED } as const;
const HEIGHT = SIDE + 48;

/** Draws the measured colours of a medium: a close-up of the a*, b* plane, their lightness, and the whole plane. */
export function writeColorChart(
  sheet: Sheet,
  root: StructureElement,
  medium: ColorMedium,
  names: readonly string[],
): void {
  const { doc, reference } = sheet;
  const points = colorPoints(medium);
  const near = closeUpOf(points);
  if (!near) return;
  needRoom(sheet, HEIGHT);
  const section = openIn(doc, root, 'Sect');
  const right = doc.page.width - MARGIN;
  const write = (words: string, y: number, size: number) => {
    const style = { size, width: right - MARGIN, font: size > 9 ? 'Helvetica-Bold' : 'Helvetica' } as const;
    const element = openIn(doc, section, size > 9 ? 'H2' : 'P');
    textBox(doc, words, style).write(element, MARGIN, y);
    element.end();
  };
  const top = doc.y + 10;
  write(text('compare.chart'), top, 9.5);
  write(`${text('compare.chart.closeUp')}; dashed: hue line and chroma arc of the reference.`, top + 13, 6.5);
  const y = top + 36;
  const bottom = y + SIDE;
  const polar = points.find(({ product, isFirst }) => product === reference && isFirst)?.color;
  const alt = `${text('compare.chart')}: ${points.map((point) => spoken(point, medium, names)).join('; ')}`;
  section.add(
    doc.struct('Figure', { alt, bbox: [MARGIN, y - 12, right, bottom + 14] }, () => {
      const left: Plot = { left: MARGIN + 20, top: y, right: MARGIN + 20 + SIDE, bottom };
      const last: Plot = { left: right - SIDE, top: y, right, bottom };
      drawPlane(doc, left, { points, a: near.a, b: near.b, caption: 'Close-up', polar });
      drawLightness(doc, { left: left.right + 46, top: y, right: last.left - 30, bottom }, points);
      drawPlane(doc, last, {
        points,
        a: WHOLE,
        b: WHOLE,
        caption: 'Whole plane, ±120',
        frame: near,
        isWhole: true,
      });
    }),
  );
  section.end();
  doc.y = bottom + 18;
}

function spoken(
  { product, application, color }: ColorPoint,
  { decimals }: ColorMedium,
  names: readonly string[],
): string {
  return `${names[product]}, ${application.title}: ${figuresText(color, decimals)}`;
}

interface Plane {
  points: readonly ColorPoint[];
  a: Bounds;
  b: Bounds;
  caption: string;
  /** Its hue line and chroma arc are drawn. */
  polar?: { a: number; b: number } | undefined;
  /** Where the close-up lies. */
  frame?: { a: Bounds; b: Bounds };
  /** Shows all angles rather than the line to the tint. */
  isWhole?: boolean;
}

function drawPlane(
  doc: PDFDocument,
  plot: Plot,
  { points, a, b, caption, polar, frame, isWhole = false }: Plane,
): void {
  const across = placeOn(a, plot.left, plot.right);
  const up = placeOn(b, plot.bottom, plot.top);
  writeText(doc, caption, plot.left, plot.top - 11, { ...SMALL, width: SIDE });
  drawGrid(doc, plot, a, b);
  if (frame) {
    const x = across(frame.a.min);
    const y = up(frame.b.max);
    doc
      .rect(x, y, across(frame.a.max) - x, up(frame.b.min) - y)
      .lineWidth(0.7)
      .stroke(INK);
  }
  if (polar) {
    const { x, y, far, radius } = polarLines(polar, { a, b }, plot);
    doc
      .save()
      .rect(plot.left, plot.top, plot.right - plot.left, plot.bottom - plot.top)
      .clip();
    doc
      .dash(2, { space: 2 })
      .moveTo(x, y)
      .lineTo(far.x, far.y)
      .circle(x, y, radius)
      .lineWidth(0.5)
      .stroke(MUTED);
    doc.restore();
  }
  const placed = points.map((point) => ({
    ...point,
    x: across(point.color.a),
    y: up(point.color.b),
    mark: String(point.product + 1),
  }));
  for (const { color, line } of placed) {
    const trail = isWhole ? color.trail : line;
    for (const [at, end] of trail.slice(1).entries()) {
      const start = trail[at];
      if (start)
        doc
          .moveTo(across(start.a), up(start.b))
          .lineTo(across(end.a), up(end.b))
          .lineWidth(0.7)
          .stroke(MUTED);
    }
  }
  for (const point of placed) drawDot(doc, point);
  const labels = placeLabels(shareLabels(placed, RADIUS * 1.5), {
    points: placed,
    distance: RADIUS + 4,
    plot,
  });
  for (const { text: mark, x, y, anchor } of labels) writeMark(doc, mark, x, y - 7, anchor);
}

function drawDot(doc: PDFDocument, { x, y, color, isFirst }: ColorPoint & { x: number; y: number }): void {
  if (!isFirst)
    doc
      .circle(x, y, RADIUS + 1.8)
      .lineWidth(0.6)
      .stroke(INK);
  doc
    .circle(x, y, RADIUS)
    .lineWidth(0.5)
    .fillAndStroke(hexNotation(color.rgb ?? DEFAULT_COLOR), INK);
}

function writeMark(doc: PDFDocument, mark: string, x: number, y: number, anchor: 'start' | 'end'): void {
  const width = 60;
  const style = { size: 7.5, font: 'Helvetica-Bold', width } as const;
  writeText(doc, mark, anchor === 'start' ? x : x - width, y, {
    ...style,
    align: anchor === 'start' ? 'left' : 'right',
  });
}

function drawGrid(doc: PDFDocument, plot: Plot, a: Bounds, b: Bounds): void {
  const across = placeOn(a, plot.left, plot.right);
  const up = placeOn(b, plot.bottom, plot.top);
  for (const tick of chartTicks(a, 13)) {
    doc
      .moveTo(across(tick), plot.top)
      .lineTo(across(tick), plot.bottom)
      .lineWidth(tick === 0 ? 0.8 : 0.3)
      .stroke(tick === 0 ? MUTED : RULE);
  }
  for (const tick of chartTicks(b, 13)) {
    doc
      .moveTo(plot.left, up(tick))
      .lineTo(plot.right, up(tick))
      .lineWidth(tick === 0 ? 0.8 : 0.3)
      .stroke(tick === 0 ? MUTED : RULE);
  }
  for (const tick of chartTicks(a))
    writeText(doc, formatTick(tick), across(tick) - 12, plot.bottom + 3, {
      ...SMALL,
      width: 24,
      align: 'center',
    });
  for (const tick of chartTicks(b))
    writeText(doc, formatTick(tick), plot.left - 22, up(tick) - 3.5, { ...SMALL, width: 19, align: 'right' });
  writeText(doc, 'a*', plot.right - 8, plot.bottom + 10, { ...SMALL, size: 7, width: 12 });
  writeText(doc, 'b*', plot.left - 19, plot.top - 11, { ...SMALL, size: 7, width: 12 });
}

function drawLightness(doc: PDFDocument, plot: Plot, points: readonly ColorPoint[]): void {
  const up = placeOn(LIGHTNESS, plot.bottom, plot.top);
  writeText(doc, text('compare.chart.lightness'), plot.left - 16, plot.top - 11, { ...SMALL, width: 60 });
  doc.moveTo(plot.left, plot.top).lineTo(plot.left, plot.bottom).lineWidth(0.8).stroke(MUTED);
  for (const tick of chartTicks(LIGHTNESS)) {
    doc
      .moveTo(plot.left - 3, up(tick))
      .lineTo(plot.left, up(tick))
      .lineWidth(0.5)
      .stroke(MUTED);
    writeText(doc, formatTick(tick), plot.left - 22, up(tick) - 3.5, { ...SMALL, width: 17, align: 'right' });
  }
  const placed = points.flatMap(({ product, color }) =>
    color.L === undefined ? [] : { x: plot.left + 8, y: up(color.L), mark: String(product + 1), color },
  );
  for (const { x, y, color } of placed)
    doc
      .rect(x - 7, y - 1.5, 14, 3)
      .lineWidth(0.3)
      .fillAndStroke(hexNotation(color.rgb ?? DEFAULT_COLOR), INK);
  const labels = placeLabels(shareLabels(placed, 9), { points: [], distance: 10, plot: { ...plot, top: 0 } });
  for (const { text: mark, x, y, anchor } of labels) writeMark(doc, mark, x, y - 7, anchor);
}
