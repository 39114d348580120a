import { formatNumber } from '../../../domain/format/format-number.ts';
import type { ResultType } from '../../../domain/search/search-hit.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { ListingQuery } from '../../rules/listing-query.ts';
import type { ListingControlTexts } from '../../texts/controls.ts';

type Words = Translate<ListingControlTexts>;

/** Counts hits by type: `1 product`, `12,408 documents`. */
export function countText(text: Words, type: ResultType, count: number): string {
  const key = `listing.count.${type}` as const;
  return text(count === 1 ? `${key}.one` : key, { count: formatNumber(count) });
}

/** Describes an answer: `46 products for “red”`, `No documents`. */
export function resultText(text: Words, { type, term }: ListingQuery, total: number): string {
  const found = total > 0 ? countText(text, type, total) : text(`listing.none.${type}`);
  return term ? text('listing.forTerm', { found, term }) : found;
}
