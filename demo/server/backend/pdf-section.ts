import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { INK, MUTED } from '../document/pdf-document.ts';
import { type PdfFont, setEmbeddedFont } from '../document/pdf-font.ts';
import { type PdfCell, tableHeight, writeTable } from './pdf-table.ts';

/** A part of a document: a heading with texts, a table, or both. */
export interface PdfSection {
  heading: string;
  /** Conditions of measurement. */
  condition?: string | undefined;
  paragraphs?: readonly string[];
  /** Headings of the columns, the first for the row headings. */
  head?: readonly string[];
  rows?: readonly (readonly PdfCell[])[];
}

/** Height of a heading with its margins. */
const HEADING = 36;
/** Minimum room on a page for a section to begin there. */
const LEAST = 110;

/** Writes a section. @param label share of the width that the first column takes */
export function writeSection(
  doc: PDFDocument,
  root: StructureElement,
  { heading, condition, paragraphs = [], head = [], rows = [] }: PdfSection,
  label: number,
): void {
  const width = innerWidth(doc);
  const others = head.slice(1).map(() => (width * (1 - label)) / (head.length - 1));
  const table = { head, rows, widths: [width * label, ...others] };
  startWhereItFits(doc, HEADING + (rows.length > 0 ? tableHeight(doc, table) : LEAST - HEADING));
  const section = doc.struct('Sect');
  root.add(section);
  doc.moveDown(1.2);
  section.add(paragraph(doc, 'H2', heading, { font: 'Helvetica-Bold', size: 11 }));
  if (condition) section.add(paragraph(doc, 'P', condition, { size: 8, color: MUTED }));
  for (const text of paragraphs) {
    doc.moveDown(0.3);
    section.add(paragraph(doc, 'P', text, { size: 9.5 }));
  }
  doc.moveDown(0.3);
  if (rows.length > 0) writeTable(doc, section, table);
  section.end();
}

/** A line or more of text, from margin to margin unless said otherwise. */
export function paragraph(
  doc: PDFDocument,
  type: 'P' | 'H1' | 'H2',
  text: string,
  {
    font = 'Helvetica',
    size,
    color = INK,
    width = innerWidth(doc),
  }: { font?: PdfFont; size: number; color?: string; width?: number },
): StructureElement {
  return doc.struct(type, () => {
    const written = setEmbeddedFont(doc, font, text);
    doc.fontSize(size).fillColor(color).text(written, doc.page.margins.left, doc.y, { width, lineGap: 1 });
  });
}

/** Returns the page's width without its margins. */
export function innerWidth(doc: PDFDocument): number {
  return doc.page.width - doc.page.margins.left - doc.page.margins.right;
}

/** Keeps a section on one page if it fits; a longer one begins where there is room for some of it. */
function startWhereItFits(doc: PDFDocument, height: number): void {
  const { top, bottom } = doc.page.margins;
  const room = doc.page.height - bottom - doc.y;
  const isLong = height > doc.page.height - top - bottom;
  if (room < (isLong ? LEAST : height)) doc.addPage();
}
