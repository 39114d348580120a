import { type LetterStyle, writeText } from './letters.ts';
import { MUTED } from './pdf-document.ts';
import type { Tag } from './tag.ts';

/** Writes a line or more of text below the last one, from margin to margin unless said otherwise. */
export function writeParagraph(
  parent: Tag,
  type: 'P' | 'H1' | 'H2',
  text: string,
  { lang, ...style }: Omit<LetterStyle, 'width'> & { width?: number; lang?: string | undefined },
): void {
  const { doc } = parent;
  const all = { width: innerWidth(doc), ...style };
  const write = () => writeText(doc, text, doc.page.margins.left, doc.y, all);
  parent.add(type, (tag) => tag.write(write), lang ? { lang } : {});
}

/** Writes the address of the page that a file was made from, as a link. */
export function writeAddress(parent: Tag, address: string, width?: number): void {
  const { doc } = parent;
  const { left } = doc.page.margins;
  const style = { size: 9, color: MUTED, width: width ?? innerWidth(doc) };
  parent.add('P', (line) =>
    line.addLink({ name: address, url: address }, () => {
      const top = doc.y;
      writeText(doc, address, left, top, style);
      return [left, top, left + style.width, doc.y];
    }),
  );
}

/** Returns the page's width without its margins. */
export function innerWidth(doc: PDFKit.PDFDocument): number {
  return doc.page.width - doc.page.margins.left - doc.page.margins.right;
}

/** Returns where the content of the page ends. */
export function bottomOf(doc: PDFKit.PDFDocument): number {
  return doc.page.height - doc.page.margins.bottom;
}
