import type { DocumentWords } from './document-words.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

const byLanguage: Readonly<Record<string, DocumentWords>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
};

const titles = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Returns the fixed texts for documents of a language, else the English ones. The standard fonts of PDF have western
 * European letters only, so Chinese, Japanese, Polish and others stay in English.
 */
export function wordsOf(locale: string | null): DocumentWords {
  return byLanguage[locale ?? 'en'] ?? english;
}

/** Returns a note that a document of that language is written in English, if it is. */
export function wordingNote(locale: string | null): string[] {
  if (locale === null || byLanguage[locale]) return [];
  return [`Issue for readers of ${titles.of(locale)}; worded in English in this demonstration.`];
}
