import { type ColorFigureRow, colorFigures } from '../../../../src/comparison/rules/colors/color-figures.ts';
import type {
  ColorApplication,
  ColorMedium,
  ComparedColor,
} from '../../../../src/comparison/rules/colors/color-media.ts';
import { comparePageTexts } from '../../../../src/comparison/texts/compare-page.ts';
import type { Rgb } from '../../../../src/domain/color/rgb.ts';
import { type ColorDecimals, figureOf } from '../../../../src/domain/technical/color-decimals.ts';
import { formatAngle } from '../../../../src/domain/technical/technical-property.ts';
import { hexNotation } from '../../../../src/lib/text/hex-notation.ts';
import { translator } from '../../../../src/texts/translate.ts';
import { type Box, textBox } from '../../pdf/box.ts';
import { widthOf, writeText } from '../../pdf/letters.ts';
import { MUTED } from '../../pdf/pdf-document.ts';
import { drawColors, drawEdge } from '../../pdf/swatch.ts';
import type { TableRows } from '../../pdf/table.ts';
import type { Area } from '../../pdf/tag.ts';
import type { ComparisonLayout } from './comparison-layout.ts';
import { headingBox, writePointed } from './figure.ts';

const text = translator(comparePageTexts);
/** Width of a coordinate's name. */
const FIGURE_NAME = 24;
const SWATCH = 24;
/** Band of the reference's colour below each swatch. */
const BAND = 7;
const CLOSEST = { size: 5.8, color: MUTED } as const;
const LABEL = { size: 6.5, color: MUTED } as const;

/** Writes what was measured in a medium: swatches, coordinates, and differences to the reference. */
export function addColorRows(
  layout: ComparisonLayout,
  { addRow }: TableRows,
  medium: ColorMedium,
  names: readonly string[],
): void {
  const { doc, label, reference } = layout;
  const width = layout.width - 3;
  const measured = headingBox(doc, text('compare.measured'), text('compare.measured.note'), label);
  const colors = names.map((name, product) => swatches(doc, medium, { name, product, reference, width }));
  addRow([measured, ...colors], 60);
  for (const row of colorFigures(medium, reference)) {
    // A difference needs another measured product.
    const others = row.cells.filter((_, product) => product !== reference || !row.name.startsWith('Δ'));
    if (!others.flat().some(Boolean)) continue;
    const cells = names.map((_, product) => figures(doc, row, product, width));
    addRow([figureHeading(doc, row.name, label), ...cells]);
  }
}

function figureHeading(doc: PDFKit.PDFDocument, name: ColorFigureRow['name'], width: number): Box {
  const title = name === 'ΔE00' ? sumName(doc) : name;
  return headingBox(doc, title, text(`compare.figure.${name}`), width, FIGURE_NAME);
}

/** ΔE with its index, drawn smaller, since no font has the index as letters. */
function sumName(doc: PDFKit.PDFDocument): Box {
  const style = { size: 7.5, width: FIGURE_NAME };
  return {
    height: 9,
    write: (cell, x, y) => {
      const write = () => {
        writeText(doc, 'ΔE', x, y, style);
        writeText(doc, '00', x + widthOf(doc, 'ΔE', style), y + 3.4, { ...style, size: 5 });
      };
      cell.add('Span', (span) => span.write(write), { actual: 'ΔE00' });
    },
  };
}

interface SwatchArea {
  name: string;
  product: number;
  reference: number;
  width: number;
}

/** The colours of a product side by side, each above a band of the reference's. */
function swatches(doc: PDFKit.PDFDocument, { applications }: ColorMedium, area: SwatchArea): Box {
  const { name, product, reference, width } = area;
  const half = width / applications.length;
  const labels = applications.map((application) =>
    textBox(doc, labelOf(application, product), { ...LABEL, width: half - 3 }),
  );
  return {
    height: SWATCH + 3 + Math.max(...labels.map(({ height }) => height)),
    write: (cell, x, y) => {
      const alt = `${name}: ${applications.map((each) => spokenOf(each, product)).join(', ')}`;
      const bbox = [x, y, x + width, y + SWATCH] as const;
      const draw = () =>
        applications.forEach(({ colors }, at) => {
          const left = x + at * half;
          const area: Area = [left, y, left + half, y + SWATCH];
          drawSwatch(doc, [colors[product]?.rgb, colors[reference]?.rgb], area);
        });
      cell.add('Figure', (figure) => figure.write(draw), { alt, bbox });
      for (const [at, box] of labels.entries()) box.write(cell, x + at * half, y + SWATCH + 2);
    },
  };
}

function labelOf({ title, colors }: ColorApplication, product: number): string {
  const color = colors[product];
  if (!color) return `${title}: ${text('compare.chart.unmeasured')}`;
  return color.angle ? text('compare.chart.at', { name: title, angle: formatAngle(color.angle) }) : title;
}

function spokenOf(application: ColorApplication, product: number): string {
  const rgb = application.colors[product]?.rgb;
  return rgb ? `${application.title} ${hexNotation(rgb)}` : labelOf(application, product);
}

function drawSwatch(
  doc: PDFKit.PDFDocument,
  [own, reference]: readonly [Rgb | null | undefined, Rgb | null | undefined],
  area: Area,
): void {
  drawColors(doc, [own && hexNotation(own)], area);
  if (!own) return;
  const [left, , right, bottom] = area;
  if (reference) drawColors(doc, [hexNotation(reference)], [left, bottom - BAND, right, bottom]);
  drawEdge(doc, area);
}

/** Two decimals at most. */
const DECIMALS = '.00';

/** A value of a product in each application, aligned at the decimal point. */
function figures(
  doc: PDFKit.PDFDocument,
  { name, cells }: ColorFigureRow,
  product: number,
  width: number,
): Box {
  const ofProduct = cells[product] ?? [];
  const half = width / ofProduct.length;
  const font = name === 'ΔE00' ? 'Helvetica-Bold' : 'Helvetica';
  const style = { size: 7.5, font, width: half } as const;
  const point = half - 8 - widthOf(doc, DECIMALS, style);
  return {
    height: 9,
    write: (cell, left, y) => {
      for (const [at, figure] of ofProduct.entries()) {
        const x = left + at * half;
        if (figure?.isClosest)
          textBox(doc, text('compare.closest'), { ...CLOSEST, width: half }).write(cell, x, y + 1.3);
        if (figure) cell.write(() => void writePointed(doc, figure.text, x + point, y, style));
        else missing(doc, half).write(cell, x + point - 4, y);
      }
    },
  };
}

function missing(doc: PDFKit.PDFDocument, width: number): Box {
  return textBox(doc, '–', { size: 7.5, color: MUTED, width }, text('compare.chart.unmeasured'));
}

const BY_ANGLE = { size: 7, width: 40 } as const;
/** For two decimals and a gap. */
const FRACTION = '.000';

/** Writes L*, a* and b* at each angle, of products whose colour changes with it. */
export function addAngleRows(
  { doc, label, width }: ComparisonLayout,
  { addRow }: TableRows,
  { applications, decimals }: Pick<ColorMedium, 'applications' | 'decimals'>,
): void {
  for (const { title, colors } of applications) {
    const trails = colors.map((color) => (color && color.trail.length > 1 ? color.trail : []));
    const angles = [...new Set(trails.flat().map(({ angle = '' }) => angle))];
    for (const [at, angle] of angles.entries()) {
      const note = at === 0 ? 'L*, a* and b* by the angle from the specular direction' : '';
      const found = trails.map((trail) => trail.find((each) => each.angle === angle));
      const cells = found.map((color) => coordinates(doc, color, decimals, width));
      addRow([headingBox(doc, `${title} ${formatAngle(angle)}`, note, label), ...cells], at === 0 ? 30 : 0);
    }
  }
}

function coordinates(
  doc: PDFKit.PDFDocument,
  color: ComparedColor['trail'][number] | undefined,
  decimals: ColorDecimals,
  width: number,
): Box {
  if (!color) return textBox(doc, '–', { ...BY_ANGLE, color: MUTED });
  const room = width / 3;
  const point = room - widthOf(doc, FRACTION, BY_ANGLE);
  return {
    height: 9,
    write: (cell, x, y) => {
      for (const [at, name] of (['L*', 'a*', 'b*'] as const).entries()) {
        const figure = figureOf(name, color, decimals) || '–';
        cell.write(() => void writePointed(doc, figure, x + at * room + point, y, BY_ANGLE));
      }
    },
  };
}
