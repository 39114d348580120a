import type { Comparison } from './comparison.ts';

/**
 * Returns the query of the PDF export (spec S§7), with the title of a saved comparison and the token of a signed-in
 * user.
 */
export function exportQuery(
  { id, shareId, title, industry, basket }: Comparison,
  token?: string | undefined,
): URLSearchParams {
  const query = new URLSearchParams({
    i: industry ?? '',
    productUids: basket.map(({ uid }) => uid).join(','),
    download: 'true',
  });
  if (id !== undefined || shareId !== undefined) query.set('title', title);
  if (token !== undefined) query.set('token', token);
  return query;
}
