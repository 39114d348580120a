import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PdfFont } from './pdf-font.ts';

/** What the fonts have besides: Latin-1, and the signs of `MORE`. */
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
export function cjkFontFor(text: string, font: PdfFont, language: string): string | undefined {
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
