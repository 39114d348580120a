import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import type { Rgb } from '../../../src/domain/color/rgb.ts';
import { rgbToHex } from '../../data/color.ts';
import { closePdf, INK, MUTED, openPdf } from '../document/pdf-document.ts';
import { tableHeight, writeTable } from './pdf-table.ts';

/** What the PDF of a comparison says. */
export interface ComparisonPdf {
  title: string;
  /** Line below the title, such as the industry. */
  subject: string;
  products: readonly { name: string; prd: string; masstone: Rgb; tint: Rgb }[];
  /** Label, and a value for each product. */
  sections: readonly { heading: string; rows: readonly (readonly string[])[] }[];
  /** What the marks of recommendations mean. */
  note: string;
  /** ISO 8601; the file's own dates, too. */
  date: string;
  footer: string;
}

const MARGIN = 40;
const LABEL = 0.22;
/** What a heading and the space around it take. */
const HEADING = 36;

/** Renders the comparison as a tagged A4 document, landscape: a table for each section, with its headers. */
export async function renderComparisonPdf(content: ComparisonPdf): Promise<Uint8Array<ArrayBuffer>> {
  const { title, subject, date, footer } = content;
  const file = openPdf({ title, subject, date, language: 'en-GB', margin: MARGIN, layout: 'landscape' });
  const { doc, root } = file;
  writeHead(doc, root, content);
  writeSwatches(doc, root, content);
  for (const section of content.sections) writeSection(doc, root, content, section);
  root.add(
    doc.struct('P', () => {
      doc
        .font('Helvetica')
        .fontSize(8)
        .fillColor(MUTED)
        .text(content.note, MARGIN, doc.y + 12);
    }),
  );
  return closePdf(file, footer);
}

function innerWidth(doc: PDFDocument): number {
  return doc.page.width - 2 * MARGIN;
}

function writeHead(doc: PDFDocument, root: StructureElement, { title, subject }: ComparisonPdf): void {
  const width = innerWidth(doc);
  const paragraph = (size: number, color: string, text: string) =>
    doc.struct('P', () => {
      doc.font('Helvetica').fontSize(size).fillColor(color).text(text, MARGIN, doc.y, { width });
    });
  root.add(paragraph(9, MUTED, 'Colour & Effect GmbH · C&E Pigment Portal'));
  root.add(
    doc.struct('H1', () => {
      doc
        .moveDown(0.4)
        .font('Helvetica-Bold')
        .fontSize(20)
        .fillColor(INK)
        .text(title, MARGIN, doc.y, { width });
    }),
  );
  root.add(paragraph(11, INK, subject));
}

/** Masstone above tint of each product, above its column. */
function writeSwatches(doc: PDFDocument, root: StructureElement, { products }: ComparisonPdf): void {
  const labelWidth = innerWidth(doc) * LABEL;
  const width = (innerWidth(doc) - labelWidth) / products.length;
  const top = doc.y + 12;
  const alt = products.map(({ name }) => name).join(', ');
  root.add(
    doc.struct('Figure', { alt: `Masstone and tint of ${alt}` }, () => {
      products.forEach(({ masstone, tint }, at) => {
        const left = MARGIN + labelWidth + at * width;
        doc.rect(left, top, width - 4, 44).fill(rgbToHex(masstone));
        doc.rect(left, top + 44, width - 4, 20).fill(rgbToHex(tint));
      });
    }),
  );
  doc.y = top + 70;
}

function writeSection(
  doc: PDFDocument,
  root: StructureElement,
  { products }: ComparisonPdf,
  { heading, rows }: ComparisonPdf['sections'][number],
): void {
  const width = innerWidth(doc);
  const table = {
    head: ['Property', ...products.map(({ name, prd }) => `${name}\n${prd}`)],
    rows,
    widths: [width * LABEL, ...products.map(() => (width * (1 - LABEL)) / products.length)],
  };
  startWhereItFits(doc, HEADING + tableHeight(doc, table));
  const section = doc.struct('Sect');
  root.add(section);
  section.add(
    doc.struct('H2', () => {
      doc
        .moveDown(1.4)
        .font('Helvetica-Bold')
        .fontSize(11)
        .fillColor(INK)
        .text(heading, MARGIN, doc.y, { width });
    }),
  );
  doc.moveDown(0.3);
  writeTable(doc, section, table);
  section.end();
}

/** A section is kept on one page if it can be; a longer one begins where there is room for some of it. */
function startWhereItFits(doc: PDFDocument, height: number): void {
  const room = doc.page.height - MARGIN - doc.y;
  const isLong = height > doc.page.height - 2 * MARGIN;
  if (room < (isLong ? 110 : height)) doc.addPage();
}
