import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { INK, MUTED } from '../../document/pdf-document.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { heightOf, MARGIN, writeAt } from './page-frame.ts';
import type { FigureColumn } from './row-columns.ts';
import { destinationOf } from './write-contents.ts';
import { writeSwatch } from './write-swatch.ts';

const PLACE = 24;
const SWATCH = 88;
/** Between columns. */
const GAP = 8;
const PADDING = 6;
const NAME = { size: 9, font: 'Helvetica-Bold' } as const;
const FACT = { size: 7.5, color: MUTED } as const;
const FIGURE = { size: 8.5, align: 'right' } as const;
const SWATCH_HEIGHT = 34;

/** Height of the head above the rows. */
export const HEAD_HEIGHT = 18;

function nameWidth(doc: PDFDocument, columns: readonly FigureColumn[]): number {
  const figures = columns.reduce((sum, { width }) => sum + width, 0);
  return doc.page.width - 2 * MARGIN - PLACE - SWATCH - GAP - figures;
}

/** Height of a product's row. */
export function rowHeight(
  doc: PDFDocument,
  { name, facts }: CatalogEntry,
  columns: readonly FigureColumn[],
): number {
  const width = nameWidth(doc, columns) - GAP;
  const texts = facts.reduce(
    (sum, fact) => sum + heightOf(doc, fact, { ...FACT, width }),
    heightOf(doc, name, { ...NAME, width }),
  );
  return Math.max(texts, SWATCH_HEIGHT) + 2 * PADDING;
}

/** Writes the columns' heads. @param place wraps each in its structure element, or in none where heads are repeated */
export function writeRowHead(
  doc: PDFDocument,
  y: number,
  columns: readonly FigureColumn[],
  place: (write: () => void) => void,
): void {
  const style = { size: 7.5, color: INK } as const;
  const left = MARGIN + PLACE;
  const width = nameWidth(doc, columns);
  place(() => writeAt(doc, 'No.', [MARGIN, y], { ...style, width: PLACE }));
  place(() => writeAt(doc, 'Masstone, tint 1:10', [left, y], { ...style, width: SWATCH }));
  place(() => writeAt(doc, 'Pigment', [left + SWATCH + GAP, y], { ...style, width }));
  let x = left + SWATCH + GAP + width;
  for (const { title, width: room } of columns) {
    const start = x;
    place(() => writeAt(doc, title, [start, y], { ...style, width: room, align: 'right' }));
    x += room;
  }
  writeRule(doc, y + HEAD_HEIGHT - 5, 1, INK);
}

/** Writes a product's row from `y` on. */
export function writeRow(
  doc: PDFDocument,
  body: StructureElement,
  entry: CatalogEntry,
  { y, height, columns }: { y: number; height: number; columns: readonly FigureColumn[] },
): void {
  const row = doc.struct('TR');
  body.add(row);
  const top = y + PADDING;
  const left = MARGIN + PLACE;
  const width = nameWidth(doc, columns);
  doc.addNamedDestination(destinationOf(entry.place), 'XYZ', 0, Math.max(y - 40, 0), null);
  row.add(doc.struct('TD', () => writeAt(doc, `${entry.place}`, [MARGIN, top], { ...FACT, width: PLACE })));
  const figure = doc.struct('TD');
  row.add(figure);
  writeSwatch(doc, figure, entry, [left, top, left + SWATCH, top + SWATCH_HEIGHT]);
  figure.end();
  row.add(
    doc.struct('TH', { scope: 'Row' }, () => {
      const x = left + SWATCH + GAP;
      writeAt(doc, entry.name, [x, top], { ...NAME, width: width - GAP });
      for (const fact of entry.facts) writeAt(doc, fact, [x, doc.y], { ...FACT, width: width - GAP });
    }),
  );
  let x = left + SWATCH + GAP + width;
  for (const { key, width: room } of columns) {
    const start = x;
    const text = entry.figures[key] || '–';
    row.add(doc.struct('TD', () => writeAt(doc, text, [start, top], { ...FIGURE, width: room })));
    x += room;
  }
  row.end();
  writeRule(doc, y + height, 0.5, '#c9ced3');
}

function writeRule(doc: PDFDocument, y: number, width: number, color: string): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .moveTo(MARGIN, y)
    .lineTo(doc.page.width - MARGIN, y)
    .lineWidth(width)
    .stroke(color);
  doc.endMarkedContent();
}
