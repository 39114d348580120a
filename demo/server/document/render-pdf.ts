import { type Rgb, rgbToHex } from '../../data/base/color.ts';
import { publisher } from '../../data/portal/company.ts';
import { innerWidth, writeParagraph } from '../pdf/paragraph.ts';
import { closePdf, MUTED, openPdf } from '../pdf/pdf-document.ts';
import { type PdfSection, writeSection } from '../pdf/section.ts';
import { drawColors } from '../pdf/swatch.ts';
import type { Tag } from '../pdf/tag.ts';

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
const SWATCH = 60;

/** Renders a tagged A4 document. */
export async function renderPdf(content: PdfContent): Promise<Uint8Array<ArrayBuffer>> {
  const { subject, date, language, footer } = content;
  const file = openPdf({ title: `${content.title}: ${subject}`, subject, date, language, margin: MARGIN });
  writeHead(file.root, content);
  for (const section of content.sections) writeSection(file.root, section, { size: 9, language });
  return closePdf(file, footer, { inWords: content.page });
}

function writeHead(root: Tag, { subject, title, issue, color, language }: PdfContent): void {
  const { doc } = root;
  const right = doc.page.width - MARGIN;
  const top = MARGIN - 8;
  root.decorate(() => {
    drawColors(doc, [rgbToHex(color)], [0, 0, doc.page.width, 10]);
    drawColors(doc, [rgbToHex(color)], [right - SWATCH, top, right, top + SWATCH]);
  });
  const width = innerWidth(doc) - SWATCH - 16;
  doc.y = top;
  writeParagraph(root, 'P', publisher, { size: 9, color: MUTED, width, language });
  doc.moveDown(0.8);
  writeParagraph(root, 'H1', subject, { font: 'Helvetica-Bold', size: 20, width, language });
  writeParagraph(root, 'P', title, { size: 12, width, language });
  writeParagraph(root, 'P', issue, { size: 9, color: MUTED, width, language });
  doc.y = Math.max(doc.y, top + SWATCH);
}
