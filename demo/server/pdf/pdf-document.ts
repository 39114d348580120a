import PDFDocument from 'pdfkit';
import { company } from '../../data/portal/company.ts';
import { setFontFor } from './pdf-font.ts';
import { type Tag, tagOf, writeArtifact } from './tag.ts';

/** Metadata and page layout of a document. */
interface PdfFile {
  title: string;
  subject: string;
  /** ISO 8601; also the dates in the file, so that equal content gives equal bytes. */
  date: string;
  /** BCP 47. */
  language: string;
  /** In points. */
  margin: number;
}

/** A document being written. */
export interface OpenPdf {
  doc: PDFKit.PDFDocument;
  root: Tag;
  /** BCP 47. */
  language: string;
}

export const INK = '#1d2227';
export const MUTED = '#5b646d';
/** Lines between rows, and edges. */
export const RULE = '#c9ced3';

/** Opens a tagged A4 document. */
export function openPdf({ title, subject, date, language, margin }: PdfFile): OpenPdf {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: title,
      Author: company.name,
      Subject: subject,
      CreationDate: new Date(date),
      ModDate: new Date(date),
    },
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root: tagOf(doc, root), language };
}

type PageInWords = (page: number, count: number) => string;

/** Options of the footers. */
interface FooterOptions {
  /** Text of a page number. @default in English */
  inWords?: PageInWords | undefined;
  /** Whether the first page has none. @default false */
  hasCover?: boolean;
}

/** Ends a document with a footer on each of its pages. */
export async function closePdf(
  { doc, root, language }: OpenPdf,
  footer: string,
  options: FooterOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  root.end();
  writeFooters(doc, footer, language, options);
  doc.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of doc) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

function writeFooters(
  doc: PDFKit.PDFDocument,
  footer: string,
  language: string,
  { inWords = (number, count) => `Page ${number} of ${count}`, hasCover = false }: FooterOptions,
): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = hasCover ? start + 1 : start; page < start + count; page++) {
    doc.switchToPage(page);
    const { margins, height } = doc.page;
    // The footer lies in the bottom margin, where pdfkit would break the page.
    margins.bottom = 0;
    writeArtifact(doc, 'Pagination', () => {
      const line = setFontFor(doc, 'Helvetica', `${footer} · ${inWords(page - start + 1, count)}`, language);
      doc
        .fontSize(8)
        .fillColor(MUTED)
        .text(line, margins.left, height - margins.left * 0.65, { lineBreak: false });
    });
  }
}
