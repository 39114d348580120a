import type { StructureElement } from 'pdfkit';
import { INK } from '../../document/pdf-document.ts';
import type { Box } from './box.ts';
import { bottomOf, needRoom, openIn, type Sheet, writeGround, writeRule } from './sheet.ts';

/** A row of the comparison: its heading, and a cell for each product. */
export interface SheetRow {
  heading: Box;
  cells: readonly Box[];
  /** Room for rows that belong below it on the same page. @default 0 */
  next?: number;
}

const PADDING = 2.2;
/** Left of what stands in a cell. */
export const INSET = 6;

/** Writes a row below the last one, on a new page if there is no room. */
export function writeRow(sheet: Sheet, body: StructureElement, { heading, cells, next = 0 }: SheetRow): void {
  const { doc, label, columns } = sheet;
  const height = Math.max(...[heading, ...cells].map((box) => box.height)) + 2 * PADDING;
  needRoom(sheet, height + next);
  const y = doc.y;
  writeGround(sheet, y, height);
  const row = openIn(doc, body, 'TR');
  const head = doc.struct('TH', { scope: 'Row' });
  row.add(head);
  heading.write(head, label.x, y + PADDING);
  head.end();
  for (const [at, box] of cells.entries()) {
    const cell = openIn(doc, row, 'TD');
    box.write(cell, (columns[at]?.x ?? 0) + INSET, y + PADDING);
    cell.end();
  }
  row.end();
  writeRule(doc, y + height);
  doc.y = Math.min(y + height, bottomOf(doc));
}

/** Room for the heading of a group with some of its rows. */
const WITH_ROWS = 110;

/** Writes a row that heads those below it, over all columns. */
export function writeGroupRow(sheet: Sheet, body: StructureElement, heading: Box): void {
  const { doc, label, columns } = sheet;
  needRoom(sheet, heading.height + WITH_ROWS);
  const y = doc.y + 9;
  const row = openIn(doc, body, 'TR');
  const head = doc.struct('TH', { scope: 'Row' });
  head.dictionary.data.A = { ...head.dictionary.data.A, ColSpan: columns.length + 1 };
  row.add(head);
  heading.write(head, label.x, y);
  head.end();
  row.end();
  doc.y = y + heading.height + 3;
  writeRule(doc, doc.y, 1, INK);
}
