import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import type { Rgb } from '../../../src/domain/color/rgb.ts';
import { rgbToHex } from '../../data/color.ts';
import { publisher } from '../../data/company.ts';
import { closePdf, MUTED, openPdf } from '../document/pdf-document.ts';
import { writeAddress } from '../document/write-address.ts';
import { innerWidth, type PdfSection, paragraph, writeSection } from './pdf-section.ts';

/** Content of a product's PDF. */
export interface ProductPdf {
  name: string;
  /** Lines below the name, such as the industry; the last ones say what state it is in. */
  facts: readonly string[];
  /** Shown side by side; empty if nothing was measured. */
  colors: readonly { title: string; color: Rgb }[];
  sections: readonly PdfSection[];
  /** Of the product's page. */
  address: string;
  note: string;
  /** ISO 8601; also the dates in the file. */
  date: string;
  footer: string;
}

const MARGIN = 48;
const LABEL = 0.36;
const SWATCH = 56;

/** Renders a product as a tagged A4 document. */
export async function renderProductPdf(content: ProductPdf): Promise<Uint8Array<ArrayBuffer>> {
  const { name, facts, date, footer } = content;
  const [subject = name] = facts;
  const file = openPdf({ title: name, subject, date, language: 'en-GB', margin: MARGIN });
  const { doc, root } = file;
  const top = doc.y;
  const width = innerWidth(doc) - content.colors.length * SWATCH - 12;
  root.add(paragraph(doc, 'P', publisher, { size: 9, color: MUTED, width }));
  doc.moveDown(0.4);
  root.add(paragraph(doc, 'H1', name, { font: 'Helvetica-Bold', size: 20, width }));
  for (const fact of facts) root.add(paragraph(doc, 'P', fact, { size: 10, width }));
  writeAddress(doc, root, content.address, width);
  const isOnePage = doc.y > top;
  const bottom = writeColors(doc, root, content, isOnePage ? top : doc.page.margins.top);
  doc.y = Math.max(doc.y, bottom);
  for (const section of content.sections) writeSection(doc, root, section, LABEL);
  doc.moveDown(1);
  root.add(paragraph(doc, 'P', content.note, { size: 8, color: MUTED }));
  return closePdf(file, footer);
}

/** Writes the colours at the right edge, and returns where they end. */
function writeColors(
  doc: PDFDocument,
  root: StructureElement,
  { name, colors }: ProductPdf,
  top: number,
): number {
  if (colors.length === 0) return top;
  const right = doc.page.width - MARGIN;
  const left = right - colors.length * SWATCH;
  const alt = `${name}: ${colors.map(({ title }) => title).join(', ')}`;
  root.add(
    doc.struct('Figure', { alt, bbox: [left, top, right, top + SWATCH] }, () => {
      colors.forEach(({ color }, at) => {
        doc.rect(left + at * SWATCH, top, SWATCH, SWATCH).fill(rgbToHex(color));
      });
    }),
  );
  return top + SWATCH;
}
