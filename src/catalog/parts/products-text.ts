import { formatNumber } from '../../domain/format/format-number.ts';
import type { Translate } from '../../texts/translate.ts';
import type { catalogsTexts } from '../texts/catalogs.ts';

/** How many products a catalogue has, and how many of them are excluded. */
export function productsText(
  text: Translate<typeof catalogsTexts>,
  count: number,
  excludedCount: number,
): string {
  const products = text(count === 1 ? 'catalogs.products.one' : 'catalogs.products', {
    count: formatNumber(count),
  });
  if (excludedCount === 0) return products;
  return text('catalogs.products.excluded', { products, count: formatNumber(excludedCount) });
}
