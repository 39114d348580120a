import { INK } from './pdf-document.ts';
import { type PdfFont, setEmbeddedFont, setFontFor } from './pdf-font.ts';

type Pdf = PDFKit.PDFDocument;

/** Style of a text. */
export interface LetterStyle {
  size: number;
  /** Available width; letters shrink so that no word is broken, unless they would become too small to read. */
  width: number;
  /** @default 'Helvetica' */
  font?: PdfFont;
  color?: string;
  /** Maximum number of lines; the last one ends with an ellipsis. */
  lines?: number;
  align?: 'left' | 'right' | 'center';
  /** BCP 47: written in a standard font if it suffices. @default with an embedded one, which has more signs */
  language?: string | undefined;
}

/** Letters shrink to this share of their size at most. */
const LEAST = 0.72;
const LINE_HEIGHT = 1.15;
/** Possible line breaks, also before each Chinese or Japanese letter. */
const BREAK = /[\s/–-]+|(?=[\u3000-\u9fff])/;

/** Sets font and size for a text. @returns the text in characters of the font */
function setLetters(doc: Pdf, text: string, { size, font = 'Helvetica', width, language }: LetterStyle) {
  const written = language ? setFontFor(doc, font, text, language) : setEmbeddedFont(doc, font, text);
  doc.fontSize(size);
  const longest = Math.max(...written.split(BREAK).map((word) => doc.widthOfString(word)));
  const share = (width * 0.98) / longest;
  if (share < 1 && share >= LEAST) doc.fontSize(size * share);
  return written;
}

/** Width of a text on one line. */
export function widthOf(doc: Pdf, text: string, style: Omit<LetterStyle, 'width'>): number {
  return doc.widthOfString(setLetters(doc, text, { ...style, width: Number.MAX_SAFE_INTEGER }));
}

/** Height of a text as `writeText` writes it. */
export function heightOf(doc: Pdf, text: string, style: LetterStyle): number {
  const written = setLetters(doc, text, style);
  const height = doc.heightOfString(written, { width: style.width });
  return style.lines ? Math.min(height, style.lines * style.size * LINE_HEIGHT) : height;
}

/** Writes a text from its upper left corner. @param room cuts it off at this height, with an ellipsis */
export function writeText(
  doc: Pdf,
  text: string,
  x: number,
  y: number,
  style: LetterStyle,
  room = Number.POSITIVE_INFINITY,
): void {
  const height = heightOf(doc, text, style);
  const written = setLetters(doc, text, style);
  const { size, color = INK, width, lines, align = 'left' } = style;
  const isCut = lines !== undefined || height > room;
  const cut = { height: Math.max(Math.min(height, room), size), ellipsis: true };
  doc.fillColor(color).text(written, x, y, { width, align, ...(isCut && cut) });
}
