import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { needsEmbedding, pdfText } from './pdf-text.ts';

/** A standard font, which every PDF reader has. */
export type PdfFont = 'Helvetica' | 'Helvetica-Bold';

/** Arimo, as wide as Helvetica, with Latin, Greek and Cyrillic letters (SIL Open Font License, beside the files). */
const FILES: Readonly<Record<PdfFont, string>> = {
  Helvetica: join(import.meta.dirname, 'fonts/arimo-regular.ttf'),
  'Helvetica-Bold': join(import.meta.dirname, 'fonts/arimo-bold.ttf'),
};

/**
 * Returns the font for a text, and the text in characters of that font: a standard font, else an embedded subset.
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
 * Sets the embedded font, for documents whose signs, such as a true minus, must not be spelt out.
 *
 * @returns the text as it can be written
 */
export function setEmbeddedFont(doc: PDFKit.PDFDocument, font: PdfFont, text: string): string {
  doc.font(FILES[font]);
  return pdfText(text, true);
}

/** Further characters of the fonts below: Latin-1, and the signs of `MORE`. */
const LATIN = /^[\n\x20-\x7e\xa0-\xff]$/;
const MORE = '–—‘’“”…−≤≥';

const LANGUAGES = ['ja', 'ko', 'zh'];

/**
 * Letters of the fonts, by language. Each is a subset of Noto Sans (SIL Open Font License, beside the files) with the
 * letters of that language's sheet words, names of its countries and Latin-1; made by the package `subset-font` from
 * those of `@fontsource/noto-sans-jp`, `-kr` and `-sc`, weights 400 and 700.
 */
const letters = new Map<string, ReadonlySet<string>>();

/** Returns the font for a text in a Chinese, Japanese or Korean document, if there is one with all of its letters. */
function cjkFontFor(text: string, font: PdfFont, language: string): string | undefined {
  const code = new Intl.Locale(language).language;
  if (!LANGUAGES.includes(code)) return undefined;
  const own = lettersOf(code);
  const hasAll = Array.from(text).every((letter) => LATIN.test(letter) || own.has(letter));
  const weight = font === 'Helvetica' ? 'regular' : 'bold';
  return hasAll ? join(import.meta.dirname, `fonts/noto-sans-${code}-${weight}.ttf`) : undefined;
}

function lettersOf(code: string): ReadonlySet<string> {
  const found = letters.get(code);
  if (found) return found;
  const words = readFileSync(join(import.meta.dirname, `../../data/sheet-words/${code}.yaml`), 'utf8');
  const countries = new Intl.DisplayNames(code, { type: 'region' });
  const names = ['EU', 'US', 'CN', 'JP', 'KR', 'DE'].map((country) => countries.of(country));
  const language = new Intl.DisplayNames(code, { type: 'language' }).of(code);
  const own = new Set([...words, ...names.join(''), ...(language ?? ''), ...MORE]);
  letters.set(code, own);
  return own;
}
