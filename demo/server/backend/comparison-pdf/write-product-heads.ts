import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import type { Rgb } from '../../../../src/domain/color/rgb.ts';
import { hexNotation } from '../../../../src/lib/text/hex-notation.ts';
import { INK, MUTED } from '../../document/pdf-document.ts';
import { heightOf, writeText } from './letters.ts';
import { decorate, openIn, RULE, type Sheet, writeGround, writeRule } from './sheet.ts';

/** A product as each page names it. */
export interface PdfProduct {
  name: string;
  prd: string;
  /** Masstone and tint; `null` where not measured. */
  colors: readonly (Rgb | null)[];
}

const STRIP = 6;
const NAME = { size: 8, font: 'Helvetica-Bold', lines: 3 } as const;
const NUMBER = { size: 7, color: MUTED, lines: 1 } as const;
/** For the number in its circle. */
const ROOM = 15;
const INSET = 6;

/** Height of the names above the columns. */
function headsHeight({ doc, columns }: Sheet, products: readonly PdfProduct[]): number {
  const width = (columns[0]?.width ?? 0) - INSET - ROOM - 2;
  const names = products.map(({ name }) => heightOf(doc, name, { ...NAME, width }));
  return STRIP + 5 + Math.max(...names) + 12;
}

/** Writes the products' names above their columns. @param row of the table; none where the heads are repeated */
export function writeProductHeads(
  sheet: Sheet,
  products: readonly PdfProduct[],
  words: { field: string; reference: string },
  row?: StructureElement,
): void {
  const { doc, label, columns, reference } = sheet;
  const y = doc.y;
  const height = headsHeight(sheet, products);
  writeGround(sheet, y, height);
  const place = (write: () => void) => {
    if (row) row.add(doc.struct('TH', { scope: 'Column' }, write));
    else write();
  };
  if (!row) doc.markContent('Artifact', { type: 'Pagination' });
  for (const [at, { colors }] of products.entries()) {
    const draw = () => writeStrip(doc, colors, columns[at]?.x ?? 0, y, columns[at]?.width ?? 0);
    if (row) decorate(doc, draw);
    else draw();
  }
  const top = y + STRIP + 5;
  place(() => writeText(doc, words.field, label.x, top, { size: 7, color: MUTED, width: label.width }));
  for (const [at, { name, prd }] of products.entries()) {
    const x = (columns[at]?.x ?? 0) + INSET;
    const width = (columns[at]?.width ?? 0) - INSET - ROOM - 2;
    const second = at === reference && products.length > 1 ? `${prd} · ${words.reference}` : prd;
    place(() => {
      writeCircle(doc, String(at + 1), x + 5.5, top + 4.5);
      writeText(doc, name, x + ROOM, top, { ...NAME, width });
      writeText(doc, second, x + ROOM, y + height - 11, { ...NUMBER, width });
    });
  }
  if (!row) doc.endMarkedContent();
  doc.y = y + height;
  writeRule(doc, doc.y, 1, INK);
}

/** Writes them as the head of a table. */
export function writeTableHead(
  sheet: Sheet,
  table: StructureElement,
  products: readonly PdfProduct[],
  words: { field: string; reference: string },
): void {
  const head = openIn(sheet.doc, table, 'THead');
  const row = openIn(sheet.doc, head, 'TR');
  writeProductHeads(sheet, products, words, row);
  row.end();
  head.end();
}

/** The measured colours, edge to edge; what was not measured is paper with an edge. */
function writeStrip(
  doc: PDFDocument,
  colors: readonly (Rgb | null)[],
  x: number,
  y: number,
  room: number,
): void {
  const width = (room - 2) / Math.max(1, colors.length);
  for (const [at, color] of colors.entries())
    if (color) doc.rect(x + 1 + at * width, y, width, STRIP).fill(hexNotation(color));
  doc
    .rect(x + 1, y, room - 2, STRIP)
    .lineWidth(0.25)
    .stroke(RULE);
}

function writeCircle(doc: PDFDocument, mark: string, x: number, y: number): void {
  doc.circle(x, y, 5.2).lineWidth(0.7).stroke(INK);
  writeText(doc, mark, x - 5, y - 3.8, { size: 6.5, width: 10, align: 'center' });
}
