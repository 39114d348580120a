import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { MUTED } from './pdf-document.ts';
import { setEmbeddedFont } from './pdf-font.ts';

/** Writes the address of the page that a file was made from, as a link, at the left margin. */
export function writeAddress(doc: PDFDocument, root: StructureElement, address: string, width: number): void {
  const line = doc.struct('P');
  root.add(line);
  const link = doc.struct('Link');
  line.add(link);
  const { left } = doc.page.margins;
  const y = doc.y;
  link.add(() => {
    const written = setEmbeddedFont(doc, 'Helvetica', address);
    doc.fontSize(9).fillColor(MUTED).text(written, left, y, { width, lineGap: 1 });
  });
  const Contents = new String(address); // pdfkit tells texts from names by this class
  doc.link(left, y, width, doc.y - y, address, { structParent: link, Contents });
  link.end();
  line.end();
}
