import { cellBox, type PdfCell } from './box.ts';
import { bottomOf, innerWidth, writeParagraph } from './paragraph.ts';
import { MUTED } from './pdf-document.ts';
import type { PdfFont } from './pdf-font.ts';
import { tableHeight, writeTable } from './table.ts';
import type { Tag } from './tag.ts';

/** A section of a document: a heading with texts, a table, or both. */
export interface PdfSection {
  heading: string;
  /** Conditions of measurement. */
  condition?: string | undefined;
  paragraphs?: readonly string[];
  /** BCP 47; of the paragraphs, if it differs from the document's. */
  language?: string;
  /** Headings of the columns, the first for the row headings; none for a list of properties. */
  head?: readonly string[];
  rows?: readonly (readonly PdfCell[])[];
}

/** Common style of a document's sections. */
export interface SectionStyle {
  /** Font size of its tables. */
  size: number;
  /** BCP 47: written in standard fonts where they suffice. @default in embedded ones, which have more signs */
  language?: string;
}

/** Height of a heading with its margins. */
const HEADING = 36;
/** Minimum height on a page for a section to begin there. */
const LEAST = 110;
/** Share of the width for the first column. */
const LABEL = 0.36;
/** Between the columns. */
const GAP = 6;
const PADDING = 2.5;

/** Writes a section, on one page if it fits there. */
export function writeSection(root: Tag, section: PdfSection, style: SectionStyle): void {
  const { doc } = root;
  const { heading, condition, paragraphs = [], language: own } = section;
  const { size, language } = style;
  const table = tableOf(doc, section, style);
  startWhereItFits(doc, HEADING + (table ? tableHeight(table, table.rows) : LEAST - HEADING));
  root.add('Sect', (tag) => {
    doc.moveDown(1.2);
    writeParagraph(tag, 'H2', heading, { font: 'Helvetica-Bold', size: size + 3, language });
    if (condition) writeParagraph(tag, 'P', condition, { size, color: MUTED, language });
    for (const text of paragraphs) {
      doc.moveDown(0.3);
      writeParagraph(tag, 'P', text, { size: size + 1.5, language: own ?? language, lang: own });
    }
    doc.moveDown(0.3);
    if (!table) return;
    writeTable(tag, table, ({ addRow }) => {
      for (const cells of table.rows) addRow(cells);
    });
  });
}

/** Lays out the section's table; the columns after the first are of equal width. */
function tableOf(doc: PDFKit.PDFDocument, { head, rows = [] }: PdfSection, { size, language }: SectionStyle) {
  const [first] = rows;
  if (!first) return undefined;
  const { left } = doc.page.margins;
  const label = innerWidth(doc) * LABEL;
  const other = (innerWidth(doc) - label) / (first.length - 1);
  const boxesOf = (cells: readonly PdfCell[], font: PdfFont) =>
    cells.map((cell, at) =>
      cellBox(doc, cell, { size, font, language, width: (at === 0 ? label : other) - GAP }),
    );
  return {
    columns: first.map((_, at) => (at === 0 ? left : left + label + (at - 1) * other)),
    padding: PADDING,
    ...(head && { head: { cells: boxesOf(head, 'Helvetica-Bold'), padding: PADDING } }),
    rows: rows.map((cells) => boxesOf(cells, 'Helvetica')),
  };
}

/** Keeps a section on one page if it fits; a longer one begins on this page if enough height is left. */
function startWhereItFits(doc: PDFKit.PDFDocument, height: number): void {
  const isLong = height > bottomOf(doc) - doc.page.margins.top;
  if (bottomOf(doc) - doc.y < (isLong ? LEAST : height)) doc.addPage();
}
