import type { Comparison } from './comparison.ts';

/**
 * What the PDF export's address holds (spec S§7): the title for a saved comparison only, the token
 * for who is signed in.
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
