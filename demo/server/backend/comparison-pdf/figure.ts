import { type Box, textBox } from '../../pdf/box.ts';
import { type LetterStyle, widthOf, writeText } from '../../pdf/letters.ts';
import { MUTED } from '../../pdf/pdf-document.ts';

/** One number, with the sign or comparison before it. */
const NUMBER = /^([-−+<>≤≥ ]*\d+)(\.\d+)?$/;

/** Whole part and fraction of a number, with a true minus; `null` for other texts. */
export function splitFigure(figure: string): { whole: string; fraction: string } | null {
  const [, whole, fraction = ''] = NUMBER.exec(figure) ?? [];
  return whole === undefined ? null : { whole: whole.replace('-', '−'), fraction };
}

/** Writes a figure with its decimal point at `point`, on one line; other texts end there. @returns its right end */
export function writePointed(
  doc: PDFKit.PDFDocument,
  figure: string,
  point: number,
  y: number,
  style: LetterStyle,
): number {
  const split = splitFigure(figure);
  const left = point - widthOf(doc, split?.whole ?? figure, style);
  const written = split ? split.whole + split.fraction : figure;
  const width = widthOf(doc, written, style);
  // One point wider than measured, or rounding would wrap it.
  writeText(doc, written, left, y, { ...style, width: width + 1 });
  return left + width;
}

/** The heading of a row, with a note beside or below it. @param beside width of the title with a note beside it */
export function headingBox(
  doc: PDFKit.PDFDocument,
  title: string | Box,
  note: string,
  width: number,
  beside?: number,
): Box {
  const room = width - 6;
  const name = typeof title === 'string' ? textBox(doc, title, { size: 7.5, width: beside ?? room }) : title;
  if (!note) return name;
  const style = { size: 6.3, color: MUTED, width: room - (beside ?? 0) };
  const small = textBox(doc, note, style);
  const height = beside ? Math.max(name.height, small.height + 1) : name.height + small.height;
  return {
    height,
    write: (cell, x, y) => {
      name.write(cell, x, y);
      small.write(cell, x + (beside ?? 0), beside ? y + 1 : y + name.height);
    },
  };
}
