import type PDFDocument from 'pdfkit';
import { INK, MUTED } from '../../document/pdf-document.ts';
import { type PdfFont, setEmbeddedFont } from '../../document/pdf-font.ts';

/** On all sides of the text. */
export const MARGIN = 48;

/** Where a page's content begins, below its running head. */
export const BODY_TOP = 76;

/** Where the conditions at the foot end, above the line with the page number. */
const FOOT_BOTTOM = 804;

/** How a line is written. */
interface LineStyle {
  size: number;
  width: number;
  font?: PdfFont;
  color?: string;
  align?: 'left' | 'right';
  /** One line, cut with an ellipsis. @default false */
  isCut?: boolean;
}

/** Writes a text at a place; longer ones go on below. */
export function writeAt(
  doc: PDFDocument,
  text: string,
  [x, y]: readonly [x: number, y: number],
  { size, width, font = 'Helvetica', color = INK, align = 'left', isCut = false }: LineStyle,
): void {
  const written = setEmbeddedFont(doc, font, text);
  doc.fontSize(size).fillColor(color);
  doc.text(written, x, y, { width, align, ...(isCut && { height: size, ellipsis: true }) });
}

/** Height of a text as `writeAt` writes it. */
export function heightOf(
  doc: PDFDocument,
  text: string,
  { size, width, font = 'Helvetica' }: LineStyle,
): number {
  const written = setEmbeddedFont(doc, font, text);
  return doc.fontSize(size).heightOfString(written, { width });
}

/** What each page repeats. */
export interface RunningLines {
  title: string;
  /** At the right, such as the industry. */
  subject: string;
  /** At the foot. */
  conditions: string;
}

/** Where the content of a page with these conditions ends. */
export function bodyBottom(doc: PDFDocument, { conditions }: RunningLines): number {
  return FOOT_BOTTOM - footHeight(doc, conditions) - 8;
}

/** Adds a page with its running head, and with the conditions at its foot unless they are to be content there. */
export function addBodyPage(doc: PDFDocument, lines: RunningLines, { hasFoot }: { hasFoot: boolean }): void {
  doc.addPage();
  const width = widthOf(doc);
  const left = { size: 8, font: 'Helvetica-Bold', isCut: true, width: width * 0.7 } as const;
  const right = { size: 8, color: MUTED, align: 'right', width: width * 0.28 } as const;
  // Screen readers pass over what is repeated.
  doc.markContent('Artifact', { type: 'Pagination' });
  writeAt(doc, lines.title, [MARGIN, MARGIN], left);
  writeAt(doc, lines.subject, [MARGIN + width * 0.72, MARGIN], right);
  if (hasFoot) writeFoot(doc, lines);
  doc.endMarkedContent();
}

/** Writes the conditions at the foot of the page. */
export function writeFoot(doc: PDFDocument, { conditions }: RunningLines): void {
  const { bottom } = doc.page.margins;
  // The foot lies in the bottom margin, where pdfkit would break the page.
  doc.page.margins.bottom = 0;
  const top = FOOT_BOTTOM - footHeight(doc, conditions);
  writeAt(doc, conditions, [MARGIN, top], { size: 7, width: widthOf(doc), color: MUTED });
  doc.page.margins.bottom = bottom;
}

function footHeight(doc: PDFDocument, conditions: string): number {
  return heightOf(doc, conditions, { size: 7, width: widthOf(doc) });
}

function widthOf(doc: PDFDocument): number {
  return doc.page.width - 2 * MARGIN;
}
