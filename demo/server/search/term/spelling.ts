import type { DatabaseSync } from 'node:sqlite';
import { assetTypes } from '../../../data/assets/asset-types.ts';
import { isInternal } from '../../base/access.ts';
import type { Viewer } from '../../base/context.ts';
import { isOpenType } from '../../catalogue/open-manifest.ts';
import { spellingDistance } from './spelling-distance.ts';
import { meaningsOf, synonymWords } from './synonyms.ts';
import { wordsOf } from './words.ts';

/** Suggests spellings of unknown words. */
export interface Spelling {
  /** Replaces unknown words of the term by their nearest known spelling; null if there is none. */
  correct: (term: string, viewer: Viewer) => string | null;
}

/** Shorter words have too many neighbours. */
const SHORTEST = 4;

/** A word and the number of products whose text holds it. */
type Vocabulary = readonly (readonly [word: string, products: number])[];

/**
 * Spellings from the texts of the products and the titles of their documents that the viewer may know, and of synonyms.
 * Competitors' names stay out: few may search them.
 */
export function createSpelling(database: DatabaseSync): Spelling {
  const vocabularies = new Map<boolean, Vocabulary>();
  return {
    correct(term, viewer) {
      const vocabulary = vocabularies.get(isInternal(viewer)) ?? readVocabulary(database, viewer);
      vocabularies.set(isInternal(viewer), vocabulary);
      let isCorrected = false;
      const corrected = term.replace(/[\p{L}\p{N}]+/gu, (word) => {
        const nearest = nearestWord(wordsOf(word)[0] ?? '', vocabulary);
        isCorrected ||= nearest !== null;
        return nearest ?? word;
      });
      return isCorrected ? corrected : null;
    },
  };
}

function nearestWord(word: string, vocabulary: Vocabulary): string | null {
  if (!/^\p{L}+$/u.test(word) || word.length < SHORTEST || meaningsOf(word).length > 0) return null;
  // The last word may be unfinished.
  if (vocabulary.some(([known]) => known.startsWith(word))) return null;
  const limit = word.length > 5 ? 2 : 1;
  let best: { word: string; distance: number; products: number } | undefined;
  for (const [known, products] of vocabulary) {
    const distance = spellingDistance(word, known, best?.distance ?? limit);
    if (distance > (best?.distance ?? limit)) continue;
    if (!best || distance < best.distance || products > best.products)
      best = { word: known, distance, products };
  }
  return best?.word ?? null;
}

function readVocabulary(database: DatabaseSync, viewer: Viewer): Vocabulary {
  database.exec(
    `CREATE VIRTUAL TABLE IF NOT EXISTS temp.product_word USING fts5vocab(main, product_text, instance)`,
  );
  const rows = database
    .prepare(
      `SELECT term, count(DISTINCT doc) AS products FROM temp.product_word WHERE col <> 'competitor'
         AND (?1 OR doc NOT IN (SELECT position FROM product WHERE is_internal)) GROUP BY term`,
    )
    .all(Number(isInternal(viewer)));
  const words = new Map(rows.map(({ term, products }) => [String(term), Number(products)]));
  for (const [type, { title }] of Object.entries(assetTypes)) {
    if (!isOpenType(type, viewer)) continue;
    for (const word of wordsOf(title)) if (!words.has(word)) words.set(word, 0);
  }
  for (const word of synonymWords) if (!words.has(word)) words.set(word, 0);
  return [...words].filter(([word]) => /^\p{L}+$/u.test(word) && word.length >= SHORTEST);
}
