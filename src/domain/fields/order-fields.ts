import { compareTexts } from '../../lib/text/compare-texts.ts';
import type { FieldEntry } from './field-entry.ts';

const FIRST = ['color_space', 'product_group', 'brand', 'color_index'];
const LAST = ['availableRegions', 'regional_marketing_advice'];

/**
 * Sorts data fields for display: four come first, two last, the others by title in between (spec P§9).
 */
export function orderFields<Entry extends Pick<FieldEntry, 'code' | 'title'>>(
  entries: readonly Entry[],
): Entry[] {
  return entries.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || compareTexts(one.title, other.title),
  );
}

function rankOf({ code }: Pick<FieldEntry, 'code'>): number {
  if (LAST.includes(code)) return FIRST.length + 1 + LAST.indexOf(code);
  const index = FIRST.indexOf(code);
  return index < 0 ? FIRST.length : index;
}
