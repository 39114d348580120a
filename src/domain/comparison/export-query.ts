import type { Comparison } from './comparison.ts';

/** Options of the export. */
interface ExportOptions {
  /** One-use token of a signed-in user. */
  token?: string | undefined;
  /** Uid of the reference; left out if it is the first product, or none. */
  reference?: string | undefined;
}

/** Returns the query of the PDF export (spec S§7), with the title of a saved comparison. */
export function exportQuery(
  { id, shareId, title, industry, basket }: Comparison,
  { token, reference }: ExportOptions = {},
): URLSearchParams {
  const query = new URLSearchParams({
    i: industry ?? '',
    productUids: basket.map(({ uid }) => uid).join(','),
    download: 'true',
  });
  if (id !== undefined || shareId !== undefined) query.set('title', title);
  if (basket.findIndex(({ uid }) => uid === reference) > 0) query.set('reference', reference ?? '');
  if (token !== undefined) query.set('token', token);
  return query;
}
