import { join } from 'node:path';
import type PDFDocument from 'pdfkit';
import { needsEmbedding, pdfText } from './pdf-text.ts';

/** A font of every PDF reader. */
export type PdfFont = 'Helvetica' | 'Helvetica-Bold';

/** Arimo, as wide as Helvetica, with Latin, Greek and Cyrillic letters (SIL Open Font License, beside the files). */
const FILES: Readonly<Record<PdfFont, string>> = {
  Helvetica: join(import.meta.dirname, 'fonts/arimo-regular.ttf'),
  'Helvetica-Bold': join(import.meta.dirname, 'fonts/arimo-bold.ttf'),
};

/** The font that has the letters of a text: the reader's own, else one that is embedded, with these letters only. */
export function fontFor(text: string, font: PdfFont): string {
  return needsEmbedding(text) ? FILES[font] : font;
}

/**
 * Sets the font that has the letters of a text.
 *
 * @returns the text as it can be written
 */
export function setFontFor(doc: PDFDocument, font: PdfFont, text: string): string {
  doc.font(fontFor(text, font));
  return pdfText(text);
}
