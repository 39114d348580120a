import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { publisher } from '../../../data/company.ts';
import { MUTED } from '../../document/pdf-document.ts';
import { writeAddress } from '../../document/write-address.ts';
import { paragraph } from '../pdf-section.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { MARGIN, writeAt } from './page-frame.ts';

/** Texts of the cover. */
export interface CatalogCover {
  title: string;
  /** Such as `77 pigments for coatings`. */
  subject: string;
  /** Who put it together, and when. */
  imprint: string;
  /** Of the catalogue's page. */
  address: string;
  /** Such as a warning that it is not for customers. */
  warning: string | undefined;
}

/** Share of the page that the colours take. */
const SPINE = 0.62;
const BRAND = ['#ffca00', '#ee4f2a', '#1156a2'] as const;

/** Writes the first page: each product as a band of its colour, in their order, above the title. */
export function writeCover(
  doc: PDFDocument,
  root: StructureElement,
  { title, subject, imprint, address, warning }: CatalogCover,
  entries: readonly CatalogEntry[],
): void {
  const bottom = writeSpine(doc, root, entries);
  doc.y = bottom + 28;
  writeBrand(doc, root, doc.y);
  root.add(paragraph(doc, 'H1', title, { size: title.length > 60 ? 22 : 30 }));
  doc.moveDown(0.3);
  root.add(paragraph(doc, 'P', subject, { size: 12 }));
  if (warning) root.add(paragraph(doc, 'P', warning, { font: 'Helvetica-Bold', size: 10, color: '#b3261e' }));
  doc.moveDown(0.6);
  root.add(paragraph(doc, 'P', imprint, { size: 9, color: MUTED }));
  writeAddress(doc, root, address, doc.page.width - 2 * MARGIN);
}

function writeSpine(doc: PDFDocument, root: StructureElement, entries: readonly CatalogEntry[]): number {
  const { width, height } = doc.page;
  const bottom = height * SPINE;
  const missing = entries.filter(({ masstone }) => masstone === undefined).length;
  const alt = `The measured masstones of ${entries.length} pigments, in the order of the catalogue${missing > 0 ? `; ${missing} not measured` : ''}`;
  if (entries.length === 0) return MARGIN;
  const band = width / entries.length;
  root.add(
    doc.struct('Figure', { alt, bbox: [0, 0, width, bottom] }, () => {
      entries.forEach(({ masstone }, at) => {
        // Half a point over the next one, since readers leave hairlines between neighbours.
        if (masstone) doc.rect(at * band, 0, Math.min(band + 0.5, width - at * band), bottom).fill(masstone);
        else writeGap(doc, at * band, band, bottom);
      });
    }),
  );
  return bottom;
}

/** What was not measured is paper, with a dashed edge. */
function writeGap(doc: PDFDocument, x: number, width: number, bottom: number): void {
  doc.rect(x, 0, width, bottom).fill('#ffffff');
  doc
    .moveTo(x + 0.5, 0)
    .lineTo(x + 0.5, bottom)
    .lineTo(x + width - 0.5, bottom)
    .lineTo(x + width - 0.5, 0);
  doc.dash(3, { space: 3 }).lineWidth(0.75).stroke('#8a929a').undash();
}

function writeBrand(doc: PDFDocument, root: StructureElement, y: number): void {
  doc.markContent('Artifact', { type: 'Layout' });
  BRAND.forEach((color, at) => {
    doc.rect(MARGIN + at * 5, y - 2, 5, 14 - at * 3).fill(color);
  });
  doc.endMarkedContent();
  root.add(
    doc.struct('P', () => {
      writeAt(doc, publisher, [MARGIN + 24, y], { size: 9, width: 300 });
    }),
  );
  doc.y = y + 30;
}
