import type { Rgb } from '../../../src/domain/color/rgb.ts';
import { hexNotation } from '../../../src/lib/text/hex-notation.ts';
import { publisher } from '../../data/portal/company.ts';
import { innerWidth, writeAddress, writeParagraph } from '../pdf/paragraph.ts';
import { closePdf, MUTED, openPdf } from '../pdf/pdf-document.ts';
import { type PdfSection, writeSection } from '../pdf/section.ts';
import { drawColors } from '../pdf/swatch.ts';
import type { Area, Tag } from '../pdf/tag.ts';

/** Content of a product's PDF. */
export interface ProductPdf {
  name: string;
  /** Lines below the name, such as the industry; the last ones name its state. */
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
const SWATCH = 56;

/** Renders a product as a tagged A4 document. */
export async function renderProductPdf(content: ProductPdf): Promise<Uint8Array<ArrayBuffer>> {
  const { name, facts, date, footer } = content;
  const [subject = name] = facts;
  const file = openPdf({ title: name, subject, date, language: 'en-GB', margin: MARGIN });
  const { doc, root } = file;
  const top = doc.y;
  const width = innerWidth(doc) - content.colors.length * SWATCH - 12;
  writeParagraph(root, 'P', publisher, { size: 9, color: MUTED, width });
  doc.moveDown(0.4);
  writeParagraph(root, 'H1', name, { font: 'Helvetica-Bold', size: 20, width });
  for (const fact of facts) writeParagraph(root, 'P', fact, { size: 10, width });
  writeAddress(root, content.address, width);
  const isOnePage = doc.y > top;
  const bottom = writeColors(root, content, isOnePage ? top : doc.page.margins.top);
  doc.y = Math.max(doc.y, bottom);
  for (const section of content.sections) writeSection(root, section, { size: 8 });
  doc.moveDown(1);
  writeParagraph(root, 'P', content.note, { size: 8, color: MUTED });
  return closePdf(file, footer);
}

/** Writes the colours at the right edge, and returns where they end. */
function writeColors(root: Tag, { name, colors }: ProductPdf, top: number): number {
  if (colors.length === 0) return top;
  const { doc } = root;
  const right = doc.page.width - MARGIN;
  const area: Area = [right - colors.length * SWATCH, top, right, top + SWATCH];
  const alt = `${name}: ${colors.map(({ title }) => title).join(', ')}`;
  const draw = () =>
    drawColors(
      doc,
      colors.map(({ color }) => hexNotation(color)),
      area,
    );
  root.add('Figure', (figure) => figure.write(draw), { alt, bbox: area });
  return top + SWATCH;
}
