import type { Perspective } from '../../../domain/product/catalog.ts';
import type { Comparison } from '../content/comparison.ts';
import { referenceOf } from '../content/comparison-view.ts';

interface ExportOptions {
  /** One-use token of a signed-in user. */
  token?: string | undefined;
  /** For whom an internal user makes it; others have no choice. */
  perspective?: Perspective | undefined;
}

/**
 * Returns the query of the PDF export (spec S§7), with the title of a saved comparison.
 */
export function exportQuery(
  comparison: Comparison,
  { token, perspective }: ExportOptions = {},
): URLSearchParams {
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
  if (perspective !== undefined) query.set('perspective', perspective);
  if (token !== undefined) query.set('token', token);
  return query;
}
