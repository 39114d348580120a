import PDFDocument, { type StructureElement, type TableCell } from 'pdfkit';
import { type Rgb, rgbToHex } from '../../data/color.ts';

/** One part of a document: paragraphs, a table, or both. */
export interface PdfSection {
  heading: string;
  paragraphs?: readonly string[];
  /** Label and value. */
  rows?: readonly (readonly [string, string])[];
}

/** What a document says. */
export interface PdfContent {
  title: string;
  subject: string;
  /** Shown beside the title. */
  color: Rgb;
  /** Line below the title. */
  issue: string;
  /** ISO 8601; the file's own dates, so that equal contents give equal bytes. */
  date: string;
  /** BCP 47. */
  language: string;
  sections: readonly PdfSection[];
  footer: string;
}

const MARGIN = 56;
const INK = '#1d2227';
const MUTED = '#5b646d';

/** Renders a tagged A4 document. */
export async function renderPdf(content: PdfContent): Promise<Uint8Array<ArrayBuffer>> {
  const date = new Date(content.date);
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: content.language,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: `${content.title}: ${content.subject}`,
      Author: 'Colour & Effect GmbH',
      Subject: content.subject,
      CreationDate: date,
      ModDate: date,
    },
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  writeHead(doc, root, content);
  for (const section of content.sections) writeSection(doc, root, section);
  root.end();
  writeFooters(doc, content.footer);
  doc.end();
  return collect(doc);
}

function writeHead(doc: PDFDocument, root: StructureElement, content: PdfContent): void {
  const width = doc.page.width - 2 * MARGIN;
  root.add(
    doc.struct('Artifact', () => {
      doc.rect(0, 0, doc.page.width, 10).fill(rgbToHex(content.color));
      doc.rect(doc.page.width - MARGIN - 60, MARGIN - 8, 60, 60).fill(rgbToHex(content.color));
    }),
  );
  root.add(
    doc.struct('P', () => {
      doc
        .font('Helvetica')
        .fontSize(9)
        .fillColor(MUTED)
        .text('Colour & Effect GmbH · C&E Pigment Portal', MARGIN, MARGIN - 8);
    }),
  );
  root.add(
    doc.struct('H1', () => {
      doc
        .font('Helvetica-Bold')
        .fontSize(20)
        .fillColor(INK)
        .text(content.subject, MARGIN, MARGIN + 12, { width: width - 76 });
    }),
  );
  root.add(
    doc.struct('P', () => {
      doc
        .font('Helvetica')
        .fontSize(12)
        .text(content.title, { width: width - 76 });
      doc
        .fontSize(9)
        .fillColor(MUTED)
        .text(content.issue, { width: width - 76 });
    }),
  );
  doc.y = Math.max(doc.y, MARGIN + 60);
}

function writeSection(
  doc: PDFDocument,
  root: StructureElement,
  { heading, paragraphs = [], rows = [] }: PdfSection,
): void {
  const width = doc.page.width - 2 * MARGIN;
  if (doc.y > doc.page.height - MARGIN - 90) doc.addPage();
  const section = doc.struct('Sect');
  root.add(section);
  section.add(
    doc.struct('H2', () => {
      doc
        .moveDown(1)
        .font('Helvetica-Bold')
        .fontSize(12)
        .fillColor(INK)
        .text(heading, MARGIN, doc.y, { width });
    }),
  );
  for (const paragraph of paragraphs) {
    section.add(
      doc.struct('P', () => {
        doc
          .moveDown(0.3)
          .font('Helvetica')
          .fontSize(10)
          .fillColor(INK)
          .text(paragraph, MARGIN, doc.y, { width, lineGap: 2 });
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
        { text: label, type: 'TH' },
        { text: value, type: 'TD' },
      ]),
    });
  }
  section.end();
}

function writeFooters(doc: PDFDocument, footer: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    // The footer lies in the bottom margin, where pdfkit would break the page.
    doc.page.margins.bottom = 0;
    doc
      .font('Helvetica')
      .fontSize(8)
      .fillColor(MUTED)
      .text(`${footer} · Page ${page - start + 1} of ${count}`, MARGIN, doc.page.height - 36, {
        lineBreak: false,
      });
  }
}

async function collect(doc: PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of doc) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}
