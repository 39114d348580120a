import { heightOf, writeText } from '../../pdf/letters.ts';
import { innerWidth, writeParagraph } from '../../pdf/paragraph.ts';
import { closePdf, MUTED, openPdf } from '../../pdf/pdf-document.ts';
import { type Tag, writeArtifact } from '../../pdf/tag.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { withConditions } from './conditions.ts';
import { writeContents } from './write-contents.ts';
import { type CatalogCover, writeCover } from './write-cover.ts';
import { writeRows } from './write-rows.ts';

/** Content of a catalogue's PDF. */
export interface CatalogPdf {
  cover: CatalogCover;
  entries: readonly CatalogEntry[];
  /** ISO 8601; also the dates in the file. */
  date: string;
  footer: string;
}

const MARGIN = 48;
/** Top of a page's content, below its running head. */
const BODY_TOP = 76;
/** Bottom of the conditions in the footer, above the line with the page number. */
const FOOT_BOTTOM = 804;

/** Renders a catalogue as a tagged A4 document: cover, contents, a row for each product. */
export async function renderCatalogPdf(content: CatalogPdf): Promise<Uint8Array<ArrayBuffer>> {
  const { cover, entries, date, footer } = content;
  const { title, subject } = cover;
  const file = openPdf({ title, subject, date, language: 'en-GB', margin: MARGIN });
  writeCover(file.root, cover, entries);
  if (entries.length > 0) writeBody(file.root, cover, entries);
  return closePdf(file, footer, { hasCover: true });
}

/** Reserves a page for the contents, which is written last, when the pages of the rows are known. */
function writeBody(root: Tag, { title, subject }: CatalogCover, found: readonly CatalogEntry[]): void {
  const { doc } = root;
  const { entries, conditions } = withConditions(found);
  const style = { size: 7, color: MUTED, width: innerWidth(doc) };
  const footTop = FOOT_BOTTOM - heightOf(doc, conditions, style);
  const writeFoot = (tag: Tag) => {
    // The foot lies in the bottom margin, where pdfkit would break the page.
    doc.page.margins.bottom = 0;
    tag.write(() => writeText(doc, conditions, MARGIN, footTop, style));
    doc.page.margins.bottom = doc.page.height - footTop + 8;
    doc.y = BODY_TOP;
  };
  const addPage = () => {
    doc.addPage();
    writeRunningHead(doc, title, subject);
    doc.y = BODY_TOP;
  };

  addPage();
  const contents = root.open('Sect');
  const contentsPage = doc.bufferedPageRange().count - 1;
  doc.outline.addItem('Contents');

  addPage();
  const section = root.open('Sect');
  writeParagraph(section, 'H2', 'Pigments', { font: 'Helvetica-Bold', size: 14 });
  // Tagged before the rows, so that it is read first, though it is below them.
  section.add('P', writeFoot);
  doc.y = BODY_TOP + 28;
  const pages = writeRows(section, entries, () => {
    addPage();
    writeArtifact(doc, 'Pagination', writeFoot);
  });
  section.end();

  doc.switchToPage(contentsPage);
  doc.y = BODY_TOP;
  writeContents(contents, entries, pages);
  contents.end();
}

function writeRunningHead(doc: PDFKit.PDFDocument, title: string, subject: string): void {
  const width = innerWidth(doc);
  const left = { size: 8, font: 'Helvetica-Bold', lines: 1, width: width * 0.7 } as const;
  const right = { size: 8, color: MUTED, align: 'right', width: width * 0.28 } as const;
  writeArtifact(doc, 'Pagination', () => {
    writeText(doc, title, MARGIN, MARGIN, left);
    writeText(doc, subject, MARGIN + width * 0.72, MARGIN, right);
  });
}
