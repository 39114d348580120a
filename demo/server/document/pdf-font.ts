import { join } from 'node:path';
import type PDFDocument from 'pdfkit';
import { needsEmbedding, pdfText } from './pdf-text.ts';

/** A standard font, which every PDF reader has. */
export type PdfFont = 'Helvetica' | 'Helvetica-Bold';

/** Arimo, as wide as Helvetica, with Latin, Greek and Cyrillic letters (SIL Open Font License, beside the files). */
const FILES: Readonly<Record<PdfFont, string>> = {
  Helvetica: join(import.meta.dirname, 'fonts/arimo-regular.ttf'),
  'Helvetica-Bold': join(import.meta.dirname, 'fonts/arimo-bold.ttf'),
};

/** Returns the font for a text: a standard one, else an embedded subset with its characters. */
export function fontFor(text: string, font: PdfFont): string {
  return needsEmbedding(text) ? FILES[font] : font;
}

/**
 * Sets a font that has the characters of a text.
 *
 * @returns the text as it can be written
 */
export function setFontFor(doc: PDFDocument, font: PdfFont, text: string): string {
  doc.font(fontFor(text, font));
  return pdfText(text);
}

/**
 * Sets the embedded font, for documents whose signs, such as a true minus, are not to be spelt out.
 *
 * @returns the text as it can be written
 */
export function setEmbeddedFont(doc: PDFDocument, font: PdfFont, text: string): string {
  doc.font(FILES[font]);
  return pdfText(text, true);
}
