import { join } from 'node:path';
import { cjkFontFor } from './cjk-font.ts';
import { needsEmbedding, pdfText } from './pdf-text.ts';

/** A standard font, which every PDF reader has. */
export type PdfFont = 'Helvetica' | 'Helvetica-Bold';

/** Arimo, as wide as Helvetica, with Latin, Greek and Cyrillic letters (SIL Open Font License, beside the files). */
const FILES: Readonly<Record<PdfFont, string>> = {
  Helvetica: join(import.meta.dirname, 'fonts/arimo-regular.ttf'),
  'Helvetica-Bold': join(import.meta.dirname, 'fonts/arimo-bold.ttf'),
};

/**
 * Returns the font for a text, and the text as it can be written in it: a standard font, else an embedded subset with its
 * characters.
 *
 * @param language BCP 47; for letters that Chinese, Japanese and Korean share
 */
export function fontFor(text: string, font: PdfFont, language = 'en'): { file: string; written: string } {
  const file = cjkFontFor(text, font, language);
  if (file) return { file, written: text };
  return { file: needsEmbedding(text) ? FILES[font] : font, written: pdfText(text) };
}

/**
 * Sets a font that has the characters of a text.
 *
 * @returns the text as it can be written
 */
export function setFontFor(doc: PDFKit.PDFDocument, font: PdfFont, text: string, language?: string): string {
  const { file, written } = fontFor(text, font, language);
  doc.font(file);
  return written;
}

/**
 * Sets the embedded font, for documents whose signs, such as a true minus, are not to be spelt out.
 *
 * @returns the text as it can be written
 */
export function setEmbeddedFont(doc: PDFKit.PDFDocument, font: PdfFont, text: string): string {
  doc.font(FILES[font]);
  return pdfText(text, true);
}
