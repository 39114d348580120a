import { publisher } from '../../../data/portal/company.ts';
import { writeText } from '../../pdf/letters.ts';
import { writeAddress, writeParagraph } from '../../pdf/paragraph.ts';
import { MUTED } from '../../pdf/pdf-document.ts';
import { drawColors } from '../../pdf/swatch.ts';
import type { Area, Tag } from '../../pdf/tag.ts';
import type { CatalogEntry } from './catalog-entry.ts';

/** Texts of the cover. */
export interface CatalogCover {
  title: string;
  /** Such as `77 pigments for coatings`. */
  subject: string;
  /** Maker and date. */
  imprint: string;
  /** Of the catalogue's page. */
  address: string;
  /** Such as a warning that it is not for customers. */
  warning: string | undefined;
}

/** Share of the page's height for the colours. */
const SPINE = 0.62;
const BRAND = ['#ffca00', '#ee4f2a', '#1156a2'] as const;

/** Writes the first page: each product as a band of its colour, in their order, above the title. */
export function writeCover(
  root: Tag,
  { title, subject, imprint, address, warning }: CatalogCover,
  entries: readonly CatalogEntry[],
): void {
  const { doc } = root;
  if (entries.length > 0) doc.y = writeSpine(root, entries);
  doc.y += 28;
  writeBrand(root);
  writeParagraph(root, 'H1', title, { size: title.length > 60 ? 22 : 30 });
  doc.moveDown(0.3);
  writeParagraph(root, 'P', subject, { size: 12 });
  if (warning) writeParagraph(root, 'P', warning, { font: 'Helvetica-Bold', size: 10, color: '#b3261e' });
  doc.moveDown(0.6);
  writeParagraph(root, 'P', imprint, { size: 9, color: MUTED });
  writeAddress(root, address);
}

/** @returns its bottom */
function writeSpine(root: Tag, entries: readonly CatalogEntry[]): number {
  const { width, height } = root.doc.page;
  const colors = entries.map(({ masstone }) => masstone);
  const missing = colors.filter((color) => color === undefined).length;
  const alt = `The measured masstones of ${entries.length} pigments, in the order of the catalogue${missing > 0 ? `; ${missing} not measured` : ''}`;
  const bbox: Area = [0, 0, width, height * SPINE];
  root.add('Figure', (figure) => figure.write(() => drawColors(root.doc, colors, bbox)), { alt, bbox });
  return height * SPINE;
}

function writeBrand(root: Tag): void {
  const { doc } = root;
  const { left } = doc.page.margins;
  const y = doc.y;
  root.decorate(() => {
    for (const [at, color] of BRAND.entries()) doc.rect(left + at * 5, y - 2, 5, 14 - at * 3).fill(color);
  });
  root.add('P', (tag) => tag.write(() => writeText(doc, publisher, left + 24, y, { size: 9, width: 300 })));
  doc.y = y + 30;
}
