import type { DatabaseSync } from 'node:sqlite';
import { textColumns } from '../catalogue/product-text.ts';
import { addTo, type Bitset, emptySet } from './bitset.ts';
import type { SearchIndex } from './search-index.ts';

/** Full-text matching of products. */
export interface TextMatcher {
  /** Positions of the products that hold every word, best match first. */
  ranked: (words: readonly string[], withCompetitors: boolean) => number[];
  /** Positions of the products that bear exactly this name, article number or id. */
  named: (term: string) => number[];
  /** Like `ranked` without an order, which is faster. */
  matching: (words: readonly string[], withCompetitors: boolean) => number[];
  /** Positions of products whose name or number begins with the words, best first. */
  suggested: (words: readonly string[]) => number[];
}

/** A matcher on the catalogue's full-text table. */
export function textMatcher(database: DatabaseSync): TextMatcher {
  const weights = Object.values(textColumns).join(', ');
  const unordered = database.prepare('SELECT rowid FROM product_text WHERE product_text MATCH ?');
  const ordered = database.prepare(
    `SELECT rowid FROM product_text WHERE product_text MATCH ? ORDER BY bm25(product_text, ${weights}), rowid`,
  );
  const open = Object.keys(textColumns).filter((column) => column !== 'competitor');
  const columns = (withCompetitors: boolean) => (withCompetitors ? [...open, 'competitor'] : open);
  // One look-up per index; with OR, SQLite reads the whole table.
  const named = database.prepare(
    `SELECT position FROM product WHERE name = ?1 COLLATE NOCASE
     UNION SELECT position FROM product WHERE prd = ?1
     UNION SELECT position FROM product WHERE id = ?1`,
  );
  for (const statement of [unordered, ordered]) statement.setReturnArrays(true);
  const positions = (statement: typeof ordered, expression: string) =>
    (statement.all(expression) as unknown as number[][]).map(([position = 0]) => position);
  return {
    named: (term) => named.all(term).map((row) => Number(row.position)),
    ranked: (words, withCompetitors) => positions(ordered, matchExpression(words, columns(withCompetitors))),
    matching: (words, withCompetitors) =>
      positions(unordered, matchExpression(words, columns(withCompetitors))),
    suggested: (words) => positions(ordered, matchExpression(words, ['name', 'numbers'])),
  };
}

/** Every word as the beginning of one in the text; words hold no quotes (see wordsOf). */
function matchExpression(words: readonly string[], columns: readonly string[]): string {
  const all = words.map((word) => `"${word}"*`).join(' AND ');
  return `{${columns.join(' ')}} : (${all})`;
}

/** The products at those positions. */
export function setOfPositions(index: SearchIndex, positions: readonly number[]): Bitset {
  const set = emptySet(index.size);
  for (const position of positions) addTo(set, index.ranks[position] ?? 0);
  return set;
}
