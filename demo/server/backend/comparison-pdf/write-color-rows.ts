import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { type ColorFigureRow, colorFigures } from '../../../../src/comparison/rules/colors/color-figures.ts';
import type { ColorApplication, ColorMedium } from '../../../../src/comparison/rules/colors/color-media.ts';
import { comparePageTexts } from '../../../../src/comparison/texts/compare-page.ts';
import type { Rgb } from '../../../../src/domain/color/rgb.ts';
import { formatAngle } from '../../../../src/domain/technical/technical-property.ts';
import { hexNotation } from '../../../../src/lib/text/hex-notation.ts';
import { translator } from '../../../../src/texts/translate.ts';
import { MUTED } from '../../document/pdf-document.ts';
import { type Box, textBox } from './box.ts';
import { headingBox, writePointed } from './figure.ts';
import { widthOf, writeText } from './letters.ts';
import { INSET, writeRow } from './row.ts';
import { RULE, type Sheet } from './sheet.ts';

const text = translator(comparePageTexts);
/** Room of a coordinate's name. */
const FIGURE_NAME = 24;
const SWATCH = 24;
/** Band of the reference's colour below each swatch. */
const BAND = 7;
const CLOSEST = { size: 5.8, color: MUTED } as const;
const LABEL = { size: 6.5, color: MUTED } as const;

/** Writes what was measured in a medium: swatches, coordinates, and differences to the reference. */
export function writeColorRows(
  sheet: Sheet,
  body: StructureElement,
  medium: ColorMedium,
  names: readonly string[],
): void {
  const { doc, label, columns, reference } = sheet;
  const width = (columns[0]?.width ?? 0) - INSET - 3;
  writeRow(sheet, body, {
    heading: headingBox(doc, text('compare.measured'), text('compare.measured.note'), label.width),
    cells: names.map((name, product) => swatches(doc, medium, { name, product, reference, width })),
    next: 60,
  });
  for (const row of colorFigures(medium, reference)) {
    // Without another one that was measured there is nothing to tell a difference of.
    const others = row.cells.filter((_, product) => product !== reference || !row.name.startsWith('Δ'));
    if (!others.flat().some(Boolean)) continue;
    writeRow(sheet, body, {
      heading: figureHeading(doc, row.name, label.width),
      cells: names.map((_, product) => figures(doc, row, product, width)),
    });
  }
}

function figureHeading(doc: PDFDocument, name: ColorFigureRow['name'], width: number): Box {
  const title = name === 'ΔE00' ? sumName(doc) : name;
  return headingBox(doc, title, text(`compare.figure.${name}`), width, FIGURE_NAME);
}

/** ΔE with its index, which no font has as letters. */
function sumName(doc: PDFDocument): Box {
  const style = { size: 7.5, width: FIGURE_NAME };
  return {
    height: 9,
    write: (cell, x, y) => {
      const write = () => {
        writeText(doc, 'ΔE', x, y, style);
        writeText(doc, '00', x + widthOf(doc, 'ΔE', style), y + 3.4, { ...style, size: 5 });
      };
      cell.add(doc.struct('Span', { actual: 'ΔE00' }, write));
    },
  };
}

interface SwatchPlace {
  name: string;
  product: number;
  reference: number;
  width: number;
}

/** The colours of a product side by side, each above a band of the reference's. */
function swatches(doc: PDFDocument, { applications }: ColorMedium, place: SwatchPlace): Box {
  const { name, product, reference, width } = place;
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
          drawSwatch(doc, [colors[product]?.rgb, colors[reference]?.rgb], x + at * half, y, half);
        });
      cell.add(doc.struct('Figure', { alt, bbox }, draw));
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
  doc: PDFDocument,
  [own, reference]: readonly [Rgb | null | undefined, Rgb | null | undefined],
  x: number,
  y: number,
  width: number,
): void {
  if (own) {
    doc.rect(x, y, width, SWATCH).fill(hexNotation(own));
    if (reference) doc.rect(x, y + SWATCH - BAND, width, BAND).fill(hexNotation(reference));
    // An edge for whites.
    doc.rect(x, y, width, SWATCH).lineWidth(0.25).stroke(RULE);
    return;
  }
  doc.dash(2, { space: 2 });
  doc
    .rect(x + 0.5, y + 0.5, width - 1, SWATCH - 1)
    .lineWidth(0.5)
    .stroke('#8a929a');
  doc.undash();
}

/** Two decimals at most. */
const DECIMALS = '.00';

/** A figure of a product in each application, point below point. */
function figures(doc: PDFDocument, { name, cells }: ColorFigureRow, product: number, width: number): Box {
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
        if (figure) cell.add(() => void writePointed(doc, figure.text, x + point, y, style));
        else missing(doc, half).write(cell, x + point - 4, y);
      }
    },
  };
}

function missing(doc: PDFDocument, width: number): Box {
  return textBox(doc, '–', { size: 7.5, color: MUTED, width }, text('compare.chart.unmeasured'));
}
