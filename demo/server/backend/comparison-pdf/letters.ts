import type PDFDocument from 'pdfkit';
import { INK } from '../../document/pdf-document.ts';
import { type PdfFont, setEmbeddedFont } from '../../document/pdf-font.ts';

/** How a text is written. */
export interface LetterStyle {
  size: number;
  font?: PdfFont;
  color?: string;
  /** Room; letters shrink so that no word is broken, unless they would become too small to read. */
  width: number;
  /** Most lines, the last one ends with an ellipsis. */
  lines?: number;
  align?: 'left' | 'right' | 'center';
}

/** Letters shrink to this share of their size at most. */
const LEAST = 0.72;
const LINE_HEIGHT = 1.15;

/** Sets font and size for a text. @returns the text as it can be written */
function setLetters(
  doc: PDFDocument,
  text: string,
  { size, font = 'Helvetica', width }: LetterStyle,
): string {
  const written = setEmbeddedFont(doc, font, text);
  doc.fontSize(size);
  const longest = Math.max(...written.split(/[\s/–-]+/).map((word) => doc.widthOfString(word)));
  const share = (width * 0.98) / longest;
  if (share < 1 && share >= LEAST) doc.fontSize(size * share);
  return written;
}

/** Width of a text on one line. */
export function widthOf(doc: PDFDocument, text: string, style: Omit<LetterStyle, 'width'>): number {
  return doc.widthOfString(setLetters(doc, text, { ...style, width: Number.MAX_SAFE_INTEGER }));
}

/** Height of a text as `writeText` writes it. */
export function heightOf(doc: PDFDocument, text: string, style: LetterStyle): number {
  const written = setLetters(doc, text, style);
  const height = doc.heightOfString(written, { width: style.width });
  return style.lines ? Math.min(height, style.lines * style.size * LINE_HEIGHT) : height;
}

/** Writes a text from its upper left corner. */
export function writeText(doc: PDFDocument, text: string, x: number, y: number, style: LetterStyle): void {
  const height = heightOf(doc, text, style);
  const written = setLetters(doc, text, style);
  const { color = INK, width, lines, align = 'left' } = style;
  doc.fillColor(color);
  doc.text(written, x, y, { width, align, ...(lines && { height, ellipsis: true }) });
}
