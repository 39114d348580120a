import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { MUTED } from '../../document/pdf-document.ts';
import { paragraph } from '../pdf-section.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { BODY_TOP, MARGIN, writeAt } from './page-frame.ts';

const LINE = 12.6;
const GAP = 24;
const NUMBER = 22;
const TOP = BODY_TOP + 28;
/** Up to so many products stand in one column. */
const ONE_COLUMN = 20;

/** Destination of the row of that place. */
export function destinationOf(place: number): string {
  return `pigment-${place}`;
}

/**
 * Writes the list of products with their pages, in one or two columns, as links. One page has room for the 100 products
 * that a catalogue may hold.
 *
 * @param pageOf page by place, from 1
 */
export function writeContents(
  doc: PDFDocument,
  root: StructureElement,
  entries: readonly CatalogEntry[],
  pageOf: (place: number) => number,
): void {
  const section = doc.struct('Sect');
  root.add(section);
  doc.y = BODY_TOP;
  section.add(paragraph(doc, 'H2', 'Contents', { font: 'Helvetica-Bold', size: 14 }));
  doc.outline.addItem('Contents');
  const list = doc.struct('TOC');
  section.add(list);
  const column = (doc.page.width - 2 * MARGIN - GAP) / 2;
  const lines = entries.length > ONE_COLUMN ? Math.ceil(entries.length / 2) : entries.length;
  for (const [at, entry] of entries.entries()) {
    const x = MARGIN + Math.floor(at / lines) * (column + GAP);
    writeLine(doc, list, {
      entry,
      page: pageOf(entry.place),
      x,
      y: TOP + (at % lines) * LINE,
      width: column,
    });
  }
  list.end();
  section.end();
}

interface ContentsLine {
  entry: CatalogEntry;
  page: number;
  x: number;
  y: number;
  width: number;
}

function writeLine(
  doc: PDFDocument,
  list: StructureElement,
  { entry: { place, name, masstone }, page, x, y, width }: ContentsLine,
): void {
  const item = doc.struct('TOCI');
  list.add(item);
  item.add(
    doc.struct('Lbl', () => writeAt(doc, `${place}`, [x, y], { size: 8, width: NUMBER, color: MUTED })),
  );
  if (masstone) {
    doc.markContent('Artifact', { type: 'Layout' });
    doc.rect(x + NUMBER, y, 14, 7).fill(masstone);
    // An edge for whites.
    doc
      .rect(x + NUMBER, y, 14, 7)
      .lineWidth(0.25)
      .stroke('#c9ced3');
    doc.endMarkedContent();
  }
  const link = doc.struct('Link');
  item.add(link);
  link.add(() =>
    writeAt(doc, name, [x + NUMBER + 20, y], { size: 8, width: width - NUMBER - 48, isCut: true }),
  );
  const Contents = new String(`${name}, page ${page}`);
  doc.goTo(x, y - 2, width, LINE, destinationOf(place), { structParent: link, Contents });
  link.end();
  const right = { size: 8, width: 24, align: 'right' } as const;
  item.add(doc.struct('Span', () => writeAt(doc, `${page}`, [x + width - 24, y], right)));
  item.end();
}
