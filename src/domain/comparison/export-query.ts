import type { Comparison } from './comparison.ts';
import { referenceOf } from './comparison-view.ts';

/**
 * Returns the query of the PDF export (spec S§7), with the title of a saved comparison.
 *
 * @param token one-use token of a signed-in user
 */
export function exportQuery(comparison: Comparison, token?: string): URLSearchParams {
  const { id, shareId, title, industry, basket, medium } = comparison;
  const query = new URLSearchParams({
    i: industry ?? '',
    productUids: basket.map(({ uid }) => uid).join(','),
    download: 'true',
  });
  if (id !== undefined || shareId !== undefined) query.set('title', title);
  const reference = referenceOf(comparison);
  if (reference !== undefined) query.set('reference', reference);
  if (medium !== undefined) query.set('medium', medium);
  if (token !== undefined) query.set('token', token);
  return query;
}
