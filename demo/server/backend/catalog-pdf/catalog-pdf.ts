import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { closePdf, openPdf } from '../../document/pdf-document.ts';
import { paragraph } from '../pdf-section.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { withConditions } from './conditions.ts';
import { addBodyPage, BODY_TOP, bodyBottom, MARGIN, type RunningLines, writeFoot } from './page-frame.ts';
import { planPages } from './plan-pages.ts';
import { columnsOf } from './row-columns.ts';
import { writeContents } from './write-contents.ts';
import { type CatalogCover, writeCover } from './write-cover.ts';
import { HEAD_HEIGHT, rowHeight } from './write-rows.ts';
import { writeTable } from './write-table.ts';

/** Content of a catalogue's PDF. */
export interface CatalogPdf {
  cover: CatalogCover;
  entries: readonly CatalogEntry[];
  /** ISO 8601; also the dates in the file. */
  date: string;
  footer: string;
}

/** The cover and the contents come before the rows. */
const PAGES_BEFORE = 2;
/** Height of the heading above the first rows. */
const HEADING = 28;

/** Renders a catalogue as a tagged A4 document: cover, contents, a row for each product. */
export async function renderCatalogPdf(content: CatalogPdf): Promise<Uint8Array<ArrayBuffer>> {
  const { cover, entries, date, footer } = content;
  const { title, subject } = cover;
  const file = openPdf({ title, subject, date, language: 'en-GB', margin: MARGIN });
  const { doc, root } = file;
  writeCover(doc, root, cover, entries);
  if (entries.length > 0) writeBody(doc, root, cover, entries);
  return closePdf(file, footer, { hasCover: true });
}

function writeBody(
  doc: PDFDocument,
  root: StructureElement,
  { title, subject }: CatalogCover,
  found: readonly CatalogEntry[],
): void {
  const { entries, conditions } = withConditions(found);
  const lines: RunningLines = { title, subject, conditions };
  const columns = columnsOf(entries);
  const heights = entries.map((entry) => rowHeight(doc, entry, columns));
  const room = bodyBottom(doc, lines) - BODY_TOP - HEAD_HEIGHT;
  const pages = planPages(heights, room - HEADING, room);
  const pageOf = (place: number) => PAGES_BEFORE + 1 + pages.findIndex((rows) => rows.includes(place - 1));

  addBodyPage(doc, lines, { hasFoot: false });
  writeContents(doc, root, entries, pageOf);

  const section = doc.struct('Sect');
  root.add(section);
  addBodyPage(doc, lines, { hasFoot: false });
  doc.y = BODY_TOP;
  section.add(paragraph(doc, 'H2', 'Pigments', { font: 'Helvetica-Bold', size: 14 }));
  // Read before the rows that it is about, though it stands below them.
  section.add(doc.struct('P', () => writeFoot(doc, lines)));
  writeTable(doc, section, {
    columns,
    top: BODY_TOP + HEADING,
    pages: pages.map((rows) =>
      rows.flatMap((row) => {
        const [entry, height] = [entries[row], heights[row]];
        return entry && height !== undefined ? [{ entry, height }] : [];
      }),
    ),
    addPage: () => addBodyPage(doc, lines, { hasFoot: true }),
  });
  section.end();
}
