import type PDFDocument from 'pdfkit';
import type { StructureElement, TableCell } from 'pdfkit';
import { INK } from '../document/pdf-document.ts';

/** A table of texts; the first column holds the rows' headings. */
export interface PdfTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Of the columns, in points. */
  widths: readonly number[];
}

const SIZE = 8;
const PADDING = 3;
/** Between the columns. */
const GAP = 6;
const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';
const STRONG = { border: [0, 0, 1, 0], borderColor: INK };

/** Height of the table on one page. */
export function tableHeight(doc: PDFDocument, { head, rows, widths }: PdfTable): number {
  const heights = rows.map((row) => rowHeight(doc, row, widths, REGULAR));
  return heights.reduce((sum, height) => sum + height, rowHeight(doc, head, widths, BOLD));
}

/** Writes the table from `doc.y` on; what does not fit goes on with the head on the next page, as a table of its own. */
export function writeTable(doc: PDFDocument, section: StructureElement, table: PdfTable): void {
  const { head, rows, widths } = table;
  let left = [...rows];
  while (left.length > 0) {
    const fitting = countFitting(doc, { head, rows: left, widths });
    // A row that is higher than a page is cut by pdfkit.
    const count = Math.max(1, fitting);
    writePart(doc, section, { head, rows: left.slice(0, count), widths });
    left = left.slice(count);
    if (left.length > 0) doc.addPage();
  }
}

function countFitting(doc: PDFDocument, { head, rows, widths }: PdfTable): number {
  let bottom = doc.y + rowHeight(doc, head, widths, BOLD);
  const end = doc.page.height - doc.page.margins.bottom;
  const past = rows.findIndex((row) => {
    bottom += rowHeight(doc, row, widths, REGULAR);
    return bottom >= end;
  });
  return past < 0 ? rows.length : past;
}

function rowHeight(
  doc: PDFDocument,
  row: readonly string[],
  widths: readonly number[],
  font: string,
): number {
  doc.font(font).fontSize(SIZE);
  const heights = row.map((text, at) => doc.heightOfString(text, { width: (widths[at] ?? 0) - GAP }));
  return Math.max(...heights) + 2 * PADDING;
}

function writePart(doc: PDFDocument, section: StructureElement, { head, rows, widths }: PdfTable): void {
  doc.font(REGULAR).fontSize(SIZE).fillColor(INK);
  doc.x = doc.page.margins.left;
  doc.table({
    columnStyles: [...widths],
    rowStyles: (row) => (row === 0 ? STRONG : {}),
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: '#c9ced3', padding: [PADDING, GAP, PADDING, 0] },
    structParent: section,
    data: [
      head.map((text): TableCell => ({ text, type: 'TH', font: { src: BOLD } })),
      ...rows.map((row) => row.map((text, at): TableCell => ({ text, type: at === 0 ? 'TH' : 'TD' }))),
    ],
  });
}
