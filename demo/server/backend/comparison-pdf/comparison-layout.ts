import type { Rgb } from '../../../../src/domain/color/rgb.ts';
import { hexNotation } from '../../../../src/lib/text/hex-notation.ts';
import { type Box, textBox } from '../../pdf/box.ts';
import { type LetterStyle, writeText } from '../../pdf/letters.ts';
import { innerWidth } from '../../pdf/paragraph.ts';
import { INK, MUTED } from '../../pdf/pdf-document.ts';
import { drawColors, drawEdge } from '../../pdf/swatch.ts';
import type { Table } from '../../pdf/table.ts';
import type { Area } from '../../pdf/tag.ts';

/** A product in the table head of each page. */
export interface PdfProduct {
  name: string;
  prd: string;
  /** Masstone and tint; `null` where not measured. */
  colors: readonly (Rgb | null)[];
}

/** The tables of a comparison: a column for headings, and one for each product. */
export interface ComparisonLayout {
  doc: PDFKit.PDFDocument;
  /** Width of a row's heading. */
  label: number;
  /** Width of a product's cell. */
  width: number;
  /** Index of the reference. */
  reference: number;
  table: Table;
}

/** Share of the width for the rows' headings. */
const LABEL = 0.21;
/** Left padding of a cell. */
const INSET = 6;
/** Background of the reference's column. */
const GROUND = '#f2f4f5';
const STRIP = 6;
/** For the number in its circle. */
const ROOM = 15;

/** Divides the page for a number of products. */
export function layoutFor(
  doc: PDFKit.PDFDocument,
  products: readonly PdfProduct[],
  reference: number,
  words: { field: string; reference: string },
): ComparisonLayout {
  const { left } = doc.page.margins;
  const label = innerWidth(doc) * LABEL;
  const column = (innerWidth(doc) - label) / products.length;
  const xOf = (at: number) => left + label + at * column;
  const field = textBox(doc, words.field, { size: 7, color: MUTED, width: label });
  const heads = products.map((product, at) => {
    const note = at === reference && products.length > 1 ? ` · ${words.reference}` : '';
    return productHead(doc, product, { number: at + 1, note, column });
  });
  return {
    doc,
    label,
    reference,
    width: column - INSET,
    table: {
      columns: [left, ...products.map((_, at) => xOf(at) + INSET)],
      padding: 2.2,
      head: {
        cells: [{ ...field, write: (cell, x, y) => field.write(cell, x, y + STRIP + 5) }, ...heads],
        padding: 0,
      },
      drawGround: (top, height) => {
        if (products.length > 1) doc.rect(xOf(reference), top, column, height).fill(GROUND);
      },
    },
  };
}

/** The measured colours above the product's number, name and code. */
function productHead(
  doc: PDFKit.PDFDocument,
  { name, prd, colors }: PdfProduct,
  { number, note, column }: { number: number; note: string; column: number },
): Box {
  const width = column - INSET - ROOM - 2;
  const title = textBox(doc, name, { size: 8, font: 'Helvetica-Bold', lines: 3, width });
  const code: LetterStyle = { size: 7, color: MUTED, lines: 1, width };
  return {
    height: STRIP + 5 + title.height + 12,
    write: (cell, x, y) => {
      const left = x - INSET + 1;
      const strip: Area = [left, y, left + column - 2, y + STRIP];
      const shades = colors.map((color) => color && hexNotation(color));
      cell.decorate(() => {
        drawColors(doc, shades, strip);
        drawEdge(doc, strip);
      });
      const top = y + STRIP + 5;
      cell.write(() => {
        doc
          .circle(x + 5.5, top + 4.5, 5.2)
          .lineWidth(0.7)
          .stroke(INK);
        writeText(doc, String(number), x + 0.5, top + 0.7, { size: 6.5, width: 10, align: 'center' });
      });
      title.write(cell, x + ROOM, top);
      cell.write(() => writeText(doc, prd + note, x + ROOM, top + title.height + 1, code));
    },
  };
}
