import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import type { Rgb } from '../../../src/domain/color/rgb.ts';
import { rgbToHex } from '../../data/color.ts';
import { closePdf, INK, MUTED, openPdf } from '../document/pdf-document.ts';
import { innerWidth, type PdfSection, paragraph, writeSection } from './pdf-section.ts';

/** Content of a comparison's PDF. */
export interface ComparisonPdf {
  title: string;
  /** Line below the title, such as the industry. */
  subject: string;
  products: readonly { name: string; prd: string; masstone: Rgb; tint: Rgb }[];
  /** Rows of a label, and a value for each product. */
  sections: readonly Omit<PdfSection, 'head'>[];
  /** Explains the marks of recommendation levels. */
  note: string;
  /** ISO 8601; also the dates in the file. */
  date: string;
  footer: string;
}

const MARGIN = 40;
const LABEL = 0.22;

/** Renders the comparison as a tagged A4 document, landscape: a table for each section, with its headers. */
export async function renderComparisonPdf(content: ComparisonPdf): Promise<Uint8Array<ArrayBuffer>> {
  const { title, subject, products, date, footer } = content;
  const file = openPdf({ title, subject, date, language: 'en-GB', margin: MARGIN, layout: 'landscape' });
  const { doc, root } = file;
  root.add(paragraph(doc, 'P', 'Colour & Effect GmbH · C&E Pigment Portal', { size: 9, color: MUTED }));
  doc.moveDown(0.4);
  root.add(paragraph(doc, 'H1', title, { font: 'Helvetica-Bold', size: 20 }));
  root.add(paragraph(doc, 'P', subject, { size: 11, color: INK }));
  writeSwatches(doc, root, content);
  const head = ['Property', ...products.map(({ name, prd }) => `${name}\n${prd}`)];
  for (const section of content.sections) writeSection(doc, root, { ...section, head }, LABEL);
  doc.moveDown(1);
  root.add(paragraph(doc, 'P', content.note, { size: 8, color: MUTED }));
  return closePdf(file, footer);
}

/** Draws each product's masstone and tint above its column. */
function writeSwatches(doc: PDFDocument, root: StructureElement, { products }: ComparisonPdf): void {
  const labelWidth = innerWidth(doc) * LABEL;
  const width = (innerWidth(doc) - labelWidth) / products.length;
  const left = MARGIN + labelWidth;
  const top = doc.y + 12;
  const alt = `Masstone and tint of ${products.map(({ name }) => name).join(', ')}`;
  const bbox = [left, top, left + products.length * width - 4, top + 64] as const;
  root.add(
    doc.struct('Figure', { alt, bbox }, () => {
      products.forEach(({ masstone, tint }, at) => {
        doc.rect(left + at * width, top, width - 4, 44).fill(rgbToHex(masstone));
        doc.rect(left + at * width, top + 44, width - 4, 20).fill(rgbToHex(tint));
      });
    }),
  );
  doc.y = top + 70;
}
