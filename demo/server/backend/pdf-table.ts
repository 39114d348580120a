import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { INK } from '../document/pdf-document.ts';
import { type PdfFont, setEmbeddedFont } from '../document/pdf-font.ts';

/** A text, or the entries of a list. */
export type PdfCell = string | readonly string[];

/** A table; the first column holds the rows' headings. */
export interface PdfTable {
  head: readonly string[];
  rows: readonly (readonly PdfCell[])[];
  /** Of the columns, in points. */
  widths: readonly number[];
}

/** How a row is written. */
interface RowStyle {
  font: PdfFont;
  /** Of the line below it. */
  line: { width: number; color: string };
}

const SIZE = 8;
const PADDING = 2.5;
/** Between the columns. */
const GAP = 6;
const HEAD: RowStyle = { font: 'Helvetica-Bold', line: { width: 1, color: INK } };
const BODY: RowStyle = { font: 'Helvetica', line: { width: 0.5, color: '#c9ced3' } };

/** Height of the table on one page. */
export function tableHeight(doc: PDFDocument, { head, rows, widths }: PdfTable): number {
  const heights = rows.map((row) => rowHeight(doc, row, widths, BODY));
  return heights.reduce((sum, height) => sum + height, rowHeight(doc, head, widths, HEAD));
}

/** Writes the table from `doc.y` on, with its head on each page. */
export function writeTable(
  doc: PDFDocument,
  section: StructureElement,
  { head, rows, widths }: PdfTable,
): void {
  const table = open(doc, section, 'Table');
  const header = open(doc, table, 'THead');
  const headCells = cellsOf(doc, header, () => 'Column');
  writeRow(doc, head, widths, HEAD, headCells);
  writeLine(doc, HEAD.line);
  header.end();
  const body = open(doc, table, 'TBody');
  for (const row of rows) {
    if (doc.y + rowHeight(doc, row, widths, BODY) > bottomOf(doc)) {
      doc.addPage();
      // As an artifact: screen readers have read the head already.
      doc.markContent('Artifact', { type: 'Pagination' });
      writeRow(doc, head, widths, HEAD, (_at, write) => write());
      doc.endMarkedContent();
      writeLine(doc, HEAD.line);
    }
    const cells = cellsOf(doc, body, (at) => (at === 0 ? 'Row' : undefined));
    writeRow(doc, row, widths, BODY, cells);
    writeLine(doc, BODY.line);
  }
  body.end();
  table.end();
}

/** Wraps the content of a cell, or of an entry of its list, in its own structure element. */
type PlaceCell = (at: number, ...entries: (() => void)[]) => void;

function cellsOf(
  doc: PDFDocument,
  parent: StructureElement,
  scopeOf: (at: number) => 'Row' | 'Column' | undefined,
): PlaceCell {
  const row = open(doc, parent, 'TR');
  return (at, ...entries) => {
    const scope = scopeOf(at);
    const cell = scope ? doc.struct('TH', { scope }) : doc.struct('TD');
    row.add(cell);
    const [only, ...others] = entries;
    if (only && others.length === 0) cell.add(only);
    else writeList(doc, cell, entries);
    cell.end();
  };
}

function writeList(doc: PDFDocument, cell: StructureElement, entries: readonly (() => void)[]): void {
  const list = open(doc, cell, 'L');
  for (const entry of entries) {
    const item = open(doc, list, 'LI');
    item.add(doc.struct('LBody', entry));
    item.end();
  }
  list.end();
}

function writeRow(
  doc: PDFDocument,
  row: readonly PdfCell[],
  widths: readonly number[],
  { font }: Pick<RowStyle, 'font'>,
  place: PlaceCell,
): void {
  const top = doc.y;
  const height = rowHeight(doc, row, widths, { font });
  let left = doc.page.margins.left;
  for (const [at, cell] of row.entries()) {
    const width = widths[at] ?? 0;
    const x = left;
    let y = top + PADDING;
    const writers = linesOf(cell).map((text) => () => {
      const written = setEmbeddedFont(doc, font, text);
      doc.fontSize(SIZE).fillColor(INK);
      // Text higher than a page ends with an ellipsis.
      const room = bottomOf(doc) - y - PADDING;
      doc.text(written, x, y, { width: width - GAP, height: Math.max(room, SIZE), ellipsis: true });
      y = doc.y;
    });
    place(at, ...writers);
    left += width;
  }
  doc.y = Math.min(top + height, bottomOf(doc));
}

function writeLine(doc: PDFDocument, { width, color }: RowStyle['line']): void {
  const { left, right } = doc.page.margins;
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .moveTo(left, doc.y)
    .lineTo(doc.page.width - right, doc.y)
    .lineWidth(width)
    .stroke(color);
  doc.endMarkedContent();
}

function rowHeight(
  doc: PDFDocument,
  row: readonly PdfCell[],
  widths: readonly number[],
  { font }: Pick<RowStyle, 'font'>,
): number {
  doc.fontSize(SIZE);
  const heights = row.map((cell, at) => {
    const width = (widths[at] ?? 0) - GAP;
    return linesOf(cell).reduce(
      (sum, text) => sum + doc.heightOfString(setEmbeddedFont(doc, font, text), { width }),
      0,
    );
  });
  return Math.max(...heights) + 2 * PADDING;
}

function linesOf(cell: PdfCell): readonly string[] {
  return typeof cell === 'string' ? [cell] : cell;
}

function bottomOf(doc: PDFDocument): number {
  return doc.page.height - doc.page.margins.bottom;
}

function open(doc: PDFDocument, parent: StructureElement, type: string): StructureElement {
  const element = doc.struct(type);
  parent.add(element);
  return element;
}
