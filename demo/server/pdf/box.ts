import { heightOf, type LetterStyle, writeText } from './letters.ts';
import { bottomOf } from './paragraph.ts';
import type { Tag } from './tag.ts';

/** Content of a cell, measured before it is written. */
export interface Box {
  height: number;
  /** Writes it from its upper left corner. */
  write: (cell: Tag, x: number, y: number) => void;
}

/** A text, cut off at the end of the page. @param spoken replaces it for screen readers */
export function textBox(doc: PDFKit.PDFDocument, text: string, style: LetterStyle, spoken?: string): Box {
  return {
    height: heightOf(doc, text, style),
    write: (cell, x, y) => {
      const write = () => writeText(doc, text, x, y, style, bottomOf(doc) - y);
      if (spoken === undefined) cell.write(write);
      else cell.add('Span', (span) => span.write(write), { actual: spoken });
    },
  };
}

/** Boxes one below the other. */
export function stack(boxes: readonly Box[]): Box {
  return {
    height: boxes.reduce((sum, { height }) => sum + height, 0),
    write: (cell, x, y) => {
      let top = y;
      for (const box of boxes) {
        box.write(cell, x, top);
        top += box.height;
      }
    },
  };
}

/** A text, or the entries of a list. */
export type PdfCell = string | readonly string[];

/** The texts of a cell, as a list if there are several. */
export function cellBox(doc: PDFKit.PDFDocument, cell: PdfCell, style: LetterStyle): Box {
  const [only, ...others] = [cell].flat().map((text) => textBox(doc, text, style));
  if (!only || others.length === 0) return only ?? stack([]);
  const list = stack([only, ...others].map(entryBox));
  return { ...list, write: (parent, x, y) => parent.add('L', (tag) => list.write(tag, x, y)) };
}

function entryBox(box: Box): Box {
  return {
    ...box,
    write: (list, x, y) => list.add('LI', (item) => item.add('LBody', (body) => box.write(body, x, y))),
  };
}
