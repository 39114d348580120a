import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { heightOf, type LetterStyle, writeText } from './letters.ts';

/** Content of a cell, measured before it is written. */
export interface Box {
  height: number;
  /** Writes it into the cell's element, from its upper left corner. */
  write: (cell: StructureElement, x: number, y: number) => void;
}

/** A text. @param spoken what screen readers say in its place */
export function textBox(doc: PDFDocument, text: string, style: LetterStyle, spoken?: string): Box {
  return {
    height: heightOf(doc, text, style),
    write: (cell, x, y) => {
      const write = () => writeText(doc, text, x, y, style);
      cell.add(spoken === undefined ? write : doc.struct('Span', { actual: spoken }, write));
    },
  };
}

/** Boxes one below the other; as a list where they are its entries. */
export function stack(doc: PDFDocument, boxes: readonly Box[], { isList = false } = {}): Box {
  return {
    height: boxes.reduce((sum, { height }) => sum + height, 0),
    write: (cell, x, y) => {
      let top = y;
      const list = isList ? doc.struct('L') : cell;
      if (isList) cell.add(list);
      for (const box of boxes) {
        if (isList) writeEntry(doc, list, box, x, top);
        else box.write(list, x, top);
        top += box.height;
      }
      if (isList) list.end();
    },
  };
}

function writeEntry(doc: PDFDocument, list: StructureElement, box: Box, x: number, y: number): void {
  const item = doc.struct('LI');
  list.add(item);
  const body = doc.struct('LBody');
  item.add(body);
  box.write(body, x, y);
  body.end();
  item.end();
}
