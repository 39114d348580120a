import type PDFDocument from 'pdfkit';
import type { StructureElement, TableCell } from 'pdfkit';
import { type Rgb, rgbToHex } from '../../data/color.ts';
import { publisher } from '../../data/company.ts';
import { closePdf, INK, MUTED, openPdf } from './pdf-document.ts';
import { fontFor, setFontFor } from './pdf-font.ts';

/** One part of a document: paragraphs, a table, or both. */
export interface PdfSection {
  heading: string;
  paragraphs?: readonly string[];
  /** Label and value. */
  rows?: readonly (readonly [string, string])[];
  /** BCP 47; of the paragraphs, if it differs from the document's. */
  language?: string;
}

/** Content of a document. */
export interface PdfContent {
  title: string;
  subject: string;
  /** Shown beside the title. */
  color: Rgb;
  /** Line below the title. */
  issue: string;
  /** ISO 8601; also the dates in the file, so that equal content gives equal bytes. */
  date: string;
  /** BCP 47. */
  language: string;
  sections: readonly PdfSection[];
  footer: string;
  /** Text of a page number. @default in English */
  page?: (page: number, count: number) => string;
}

const MARGIN = 56;

/** Renders a tagged A4 document. */
export async function renderPdf(content: PdfContent): Promise<Uint8Array<ArrayBuffer>> {
  const { subject, date, language, footer } = content;
  const file = openPdf({ title: `${content.title}: ${subject}`, subject, date, language, margin: MARGIN });
  const { doc, root } = file;
  writeHead(doc, root, content);
  for (const section of content.sections) writeSection(doc, root, section, language);
  return closePdf(file, footer, { inWords: content.page });
}

function writeHead(doc: PDFDocument, root: StructureElement, content: PdfContent): void {
  const width = doc.page.width - 2 * MARGIN;
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(0, 0, doc.page.width, 10).fill(rgbToHex(content.color));
  doc.rect(doc.page.width - MARGIN - 60, MARGIN - 8, 60, 60).fill(rgbToHex(content.color));
  doc.endMarkedContent();
  root.add(
    doc.struct('P', () => {
      doc
        .font('Helvetica')
        .fontSize(9)
        .fillColor(MUTED)
        .text(publisher, MARGIN, MARGIN - 8);
    }),
  );
  root.add(
    doc.struct('H1', () => {
      const subject = setFontFor(doc, 'Helvetica-Bold', content.subject, content.language);
      doc
        .fontSize(20)
        .fillColor(INK)
        .text(subject, MARGIN, MARGIN + 12, { width: width - 76 });
    }),
  );
  root.add(
    doc.struct('P', () => {
      const title = setFontFor(doc, 'Helvetica', content.title, content.language);
      doc.fontSize(12).text(title, { width: width - 76 });
      const issue = setFontFor(doc, 'Helvetica', content.issue, content.language);
      doc
        .fontSize(9)
        .fillColor(MUTED)
        .text(issue, { width: width - 76 });
    }),
  );
  doc.y = Math.max(doc.y, MARGIN + 60);
}

function writeSection(
  doc: PDFDocument,
  root: StructureElement,
  { heading, paragraphs = [], rows = [], language }: PdfSection,
  main: string,
): void {
  const width = doc.page.width - 2 * MARGIN;
  if (doc.y > doc.page.height - MARGIN - 90) doc.addPage();
  const section = doc.struct('Sect');
  root.add(section);
  section.add(
    doc.struct('H2', () => {
      doc.moveDown(1);
      const written = setFontFor(doc, 'Helvetica-Bold', heading, main);
      doc.fontSize(12).fillColor(INK).text(written, MARGIN, doc.y, { width });
    }),
  );
  for (const paragraph of paragraphs) {
    section.add(
      doc.struct('P', language ? { lang: language } : {}, () => {
        doc.moveDown(0.3);
        const written = setFontFor(doc, 'Helvetica', paragraph, language ?? main);
        doc.fontSize(10).fillColor(INK).text(written, MARGIN, doc.y, { width, lineGap: 2 });
      }),
    );
  }
  if (rows.length > 0) {
    doc.moveDown(0.4).font('Helvetica').fontSize(9).fillColor(INK);
    doc.x = MARGIN;
    doc.table({
      columnStyles: [width * 0.36, width * 0.64],
      defaultStyle: { border: [0, 0, 0.5, 0], borderColor: '#c9ced3', padding: [4, 4, 4, 0] },
      structParent: section,
      data: rows.map(([label, value]): TableCell[] => [
        { ...cellOf(label, main), type: 'TH' },
        { ...cellOf(value, main), type: 'TD' },
      ]),
    });
  }
  section.end();
}

function cellOf(text: string, language: string): Pick<TableCell, 'text' | 'font'> {
  const { file, written } = fontFor(text, 'Helvetica', language);
  return { text: written, font: { src: file, size: 9 } };
}
