import type { DatabaseSync } from 'node:sqlite';
import { canSeeCompetitors } from '../../base/access.ts';
import type { Viewer } from '../../base/context.ts';
import { textColumns } from '../../catalogue/product-text.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { meaningsOf } from './synonyms.ts';

/** Which columns of the full text are searched: all, those open to everyone, or names and numbers. */
export type TextColumns = keyof typeof columnsByUse;

/** Full-text matching of products, by their rows. */
export interface TextMatcher {
  /** The products that hold every word, best match first. */
  ranked: (words: readonly string[], columns: TextColumns) => number[];
  /** The same in any order, several times as fast. */
  matching: (words: readonly string[], columns: TextColumns) => number[];
  /** The products that bear exactly this name, product code or id. */
  named: (term: string) => number[];
}

const columns = Object.keys(textColumns);
const columnsByUse = {
  all: columns,
  open: columns.filter((column) => column !== 'competitor'),
  names: ['name', 'numbers'],
  chemistries: ['name', 'numbers', 'chemistry'],
};

/** A matcher on the catalogue's full-text table. */
export function textMatcher(database: DatabaseSync, { rowAt }: SearchIndex): TextMatcher {
  const rowOf = (position: unknown) => rowAt[Number(position)] ?? 0;
  const weights = Object.values(textColumns).join(', ');
  // One JSON text is read in half the time of as many rows.
  const unordered = database.prepare(
    'SELECT json_group_array(rowid) AS positions FROM product_text WHERE product_text MATCH ?',
  );
  const ordered = database.prepare(
    `SELECT rowid FROM product_text WHERE product_text MATCH ? ORDER BY bm25(product_text, ${weights}), rowid`,
  );
  ordered.setReturnArrays(true);
  // One look-up per index; with OR, SQLite reads the whole table.
  const named = database.prepare(
    `SELECT position FROM product WHERE name = ?1 COLLATE NOCASE
     UNION SELECT position FROM product WHERE prd = ?1
     UNION SELECT position FROM product WHERE id = ?1`,
  );
  return {
    ranked(words, columns) {
      const rows = ordered.all(matchExpression(words, columnsByUse[columns])) as unknown as number[][];
      return rows.map(([position]) => rowOf(position));
    },
    matching(words, columns) {
      const row = unordered.get(matchExpression(words, columnsByUse[columns]));
      return (JSON.parse(String(row?.positions)) as number[]).map(rowOf);
    },
    named: (term) => named.all(term).map((row) => rowOf(row.position)),
  };
}

/** A matcher for one request, which asks the same more than once: for products, for their documents, for the order. */
export function rememberMatches(matcher: TextMatcher): TextMatcher {
  const known = new Map<string, number[]>();
  return {
    ...matcher,
    matching(words, columns) {
      const key = `${columns} ${words.join(' ')}`;
      const found = known.get(key) ?? matcher.matching(words, columns);
      known.set(key, found);
      return found;
    },
  };
}

/** The part of the text that the viewer may search. */
export function textColumnsFor(viewer: Viewer): TextColumns {
  return canSeeCompetitors(viewer) ? 'all' : 'open';
}

/** Every word, or what it means, as the beginning of one in the text; words hold no quotes (see wordsOf). */
function matchExpression(words: readonly string[], columns: readonly string[]): string {
  const all = words.map((word) => `(${[[word], ...meaningsOf(word)].map(everyOne).join(' OR ')})`);
  return `{${columns.join(' ')}} : (${all.join(' AND ')})`;
}

function everyOne(words: readonly string[]): string {
  return `(${words.map((word) => `"${word}"*`).join(' AND ')})`;
}
