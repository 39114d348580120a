import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';

/** Where the columns of the comparison lie, on all of its pages. */
export interface Sheet {
  doc: PDFDocument;
  /** Of the rows' headings. */
  label: { x: number; width: number };
  /** By product, with their gaps. */
  columns: readonly { x: number; width: number }[];
  /** Place of the reference. */
  reference: number;
  /** Adds a page that names the products again. */
  addPage: () => void;
}

/** On all sides of the page. */
export const MARGIN = 36;
export const RULE = '#c9ced3';
/** Ground of the reference's column. */
const GROUND = '#f2f4f5';

/** Share of the width that the rows' headings take. */
const LABEL = 0.21;

/** Divides the page for a number of products. */
export function columnsFor(doc: PDFDocument, count: number): Pick<Sheet, 'label' | 'columns'> {
  const inner = doc.page.width - 2 * MARGIN;
  const label = { x: MARGIN, width: inner * LABEL };
  const width = (inner - label.width) / count;
  const start = MARGIN + label.width;
  return { label, columns: Array.from({ length: count }, (_, at) => ({ x: start + at * width, width })) };
}

/** Where the content of a page ends. */
export function bottomOf(doc: PDFDocument): number {
  return doc.page.height - doc.page.margins.bottom;
}

/** Begins a page unless there is so much room on this one. */
export function needRoom({ doc, addPage }: Sheet, height: number): void {
  if (doc.y + height > bottomOf(doc)) addPage();
}

/** Draws what has no meaning of its own: screen readers pass over it. */
export function decorate(doc: PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** Draws a line from margin to margin. */
export function writeRule(doc: PDFDocument, y: number, width = 0.5, color = RULE): void {
  decorate(doc, () => {
    doc
      .moveTo(MARGIN, y)
      .lineTo(doc.page.width - MARGIN, y)
      .lineWidth(width)
      .stroke(color);
  });
}

/** Draws the ground that tells the reference's column from the others. */
export function writeGround({ doc, columns, reference }: Sheet, y: number, height: number): void {
  const column = columns[reference];
  if (!column || columns.length < 2) return;
  decorate(doc, () => doc.rect(column.x, y, column.width, height).fill(GROUND));
}

/** Adds an element below another one, to be ended by the caller. */
export function openIn(doc: PDFDocument, parent: StructureElement, type: string): StructureElement {
  const element = doc.struct(type);
  parent.add(element);
  return element;
}
