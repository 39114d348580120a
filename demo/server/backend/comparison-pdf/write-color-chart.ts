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
import { formatTick, type Plot, positionOn } from '../../../../src/ui/chart/axis.ts';
import { placeLabels } from '../../../../src/ui/chart/place-labels.ts';
import { shareLabels } from '../../../../src/ui/chart/share-labels.ts';
import { type LetterStyle, writeText } from '../../pdf/letters.ts';
import { bottomOf, writeParagraph } from '../../pdf/paragraph.ts';
import { INK, MUTED, RULE } from '../../pdf/pdf-document.ts';
import type { Tag } from '../../pdf/tag.ts';

const text = translator(comparePageTexts);
const WHOLE: Bounds = { min: -120, max: 120 };
const LIGHTNESS: Bounds = { min: 0, max: 100 };
const SIDE = 196;
const RADIUS = 3.6;
const SMALL = { size: 6.3, color: MUTED } as const;
const HEIGHT = SIDE + 48;

/** Draws the measured colours of a medium: a close-up of the a*, b* plane, their lightness, and the whole plane. */
export function writeColorChart(
  root: Tag,
  reference: number,
  medium: ColorMedium,
  names: readonly string[],
): void {
  const { doc } = root;
  const points = colorPoints(medium);
  const near = closeUpOf(points);
  if (!near) return;
  if (doc.y + HEIGHT > bottomOf(doc)) doc.addPage();
  root.add('Sect', (section) => {
    doc.y += 10;
    writeParagraph(section, 'H2', text('compare.chart'), { size: 9.5, font: 'Helvetica-Bold' });
    const lines = `${text('compare.chart.closeUp')}; dashed: hue line and chroma arc of the reference.`;
    writeParagraph(section, 'P', lines, { size: 6.5 });
    const { left: start } = doc.page.margins;
    const right = doc.page.width - start;
    const y = doc.y + 16;
    const bottom = y + SIDE;
    const polar = points.find(({ product, isFirst }) => product === reference && isFirst)?.color;
    const left: Plot = { left: start + 20, top: y, right: start + 20 + SIDE, bottom };
    const last: Plot = { left: right - SIDE, top: y, right, bottom };
    const whole = { points, a: WHOLE, b: WHOLE, caption: 'Whole plane, ±120', frame: near, isWhole: true };
    const draw = () => {
      drawPlane(doc, left, { points, a: near.a, b: near.b, caption: 'Close-up', polar });
      drawLightness(doc, { left: left.right + 46, top: y, right: last.left - 30, bottom }, points);
      drawPlane(doc, last, whole);
    };
    const alt = `${text('compare.chart')}: ${points.map((point) => spoken(point, medium, names)).join('; ')}`;
    const bbox = [start, y - 12, right, bottom + 14] as const;
    section.add('Figure', (figure) => figure.write(draw), { alt, bbox });
    doc.y = bottom + 18;
  });
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
  /** Colour whose hue line and chroma arc are drawn. */
  polar?: { a: number; b: number } | undefined;
  /** Bounds of the close-up. */
  frame?: { a: Bounds; b: Bounds };
  /** Shows all angles rather than the line to the tint. */
  isWhole?: boolean;
}

function drawPlane(
  doc: PDFKit.PDFDocument,
  plot: Plot,
  { points, a, b, caption, polar, frame, isWhole = false }: Plane,
): void {
  const across = positionOn(a, plot.left, plot.right);
  const up = positionOn(b, plot.bottom, plot.top);
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
  const positioned = points.map((point) => ({
    ...point,
    x: across(point.color.a),
    y: up(point.color.b),
    mark: String(point.product + 1),
  }));
  for (const { color, line } of positioned) {
    const trail = isWhole ? color.trail : line;
    for (const [at, end] of trail.slice(1).entries()) {
      const start = trail[at];
      if (start) drawLine(doc, [across(start.a), up(start.b)], [across(end.a), up(end.b)], 0.7);
    }
  }
  for (const point of positioned) drawDot(doc, point);
  const labels = placeLabels(shareLabels(positioned, RADIUS * 1.5), {
    points: positioned,
    distance: RADIUS + 4,
    plot,
  });
  for (const { text: mark, x, y, anchor } of labels) writeMark(doc, mark, x, y - 7, anchor);
}

function drawDot(
  doc: PDFKit.PDFDocument,
  { x, y, color, isFirst }: ColorPoint & { x: number; y: number },
): void {
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

function writeMark(
  doc: PDFKit.PDFDocument,
  mark: string,
  x: number,
  y: number,
  anchor: 'start' | 'end',
): void {
  const width = 60;
  const style = { size: 7.5, font: 'Helvetica-Bold', width } as const;
  writeText(doc, mark, anchor === 'start' ? x : x - width, y, {
    ...style,
    align: anchor === 'start' ? 'left' : 'right',
  });
}

/** Draws lines and numbers of both axes. */
function drawGrid(doc: PDFKit.PDFDocument, { left, top, right, bottom }: Plot, a: Bounds, b: Bounds): void {
  const across = positionOn(a, left, right);
  const up = positionOn(b, bottom, top);
  const drawTick = (tick: number, from: Point, to: Point) =>
    drawLine(doc, from, to, tick === 0 ? 0.8 : 0.3, tick === 0 ? MUTED : RULE);
  for (const tick of chartTicks(a, 13)) drawTick(tick, [across(tick), top], [across(tick), bottom]);
  for (const tick of chartTicks(b, 13)) drawTick(tick, [left, up(tick)], [right, up(tick)]);
  const write = (words: string, x: number, y: number, style: Partial<LetterStyle>) =>
    writeText(doc, words, x, y, { ...SMALL, width: 24, ...style });
  for (const tick of chartTicks(a))
    write(formatTick(tick), across(tick) - 12, bottom + 3, { align: 'center' });
  for (const tick of chartTicks(b))
    write(formatTick(tick), left - 22, up(tick) - 3.5, { width: 19, align: 'right' });
  write('a*', right - 8, bottom + 10, { size: 7, width: 12 });
  write('b*', left - 19, top - 11, { size: 7, width: 12 });
}

type Point = readonly [x: number, y: number];

function drawLine(doc: PDFKit.PDFDocument, from: Point, to: Point, width: number, color = MUTED): void {
  doc
    .moveTo(...from)
    .lineTo(...to)
    .lineWidth(width)
    .stroke(color);
}

/** L* on an axis of its own, each colour as a bar. */
function drawLightness(doc: PDFKit.PDFDocument, plot: Plot, points: readonly ColorPoint[]): void {
  const { left, top, bottom } = plot;
  const up = positionOn(LIGHTNESS, bottom, top);
  writeText(doc, text('compare.chart.lightness'), left - 16, top - 11, { ...SMALL, width: 60 });
  drawLine(doc, [left, top], [left, bottom], 0.8);
  for (const tick of chartTicks(LIGHTNESS)) {
    drawLine(doc, [left - 3, up(tick)], [left, up(tick)], 0.5);
    const style = { ...SMALL, width: 17, align: 'right' } as const;
    writeText(doc, formatTick(tick), left - 22, up(tick) - 3.5, style);
  }
  const positioned = points.flatMap(({ product, color }) =>
    color.L === undefined ? [] : { x: left + 8, y: up(color.L), mark: String(product + 1), color },
  );
  for (const { x, y, color } of positioned)
    doc
      .rect(x - 7, y - 1.5, 14, 3)
      .lineWidth(0.3)
      .fillAndStroke(hexNotation(color.rgb ?? DEFAULT_COLOR), INK);
  const labels = placeLabels(shareLabels(positioned, 9), {
    points: [],
    distance: 10,
    plot: { ...plot, top: 0 },
  });
  for (const { text: mark, x, y, anchor } of labels) writeMark(doc, mark, x, y - 7, anchor);
}
