import { type Comparison, canCompare } from './comparison.ts';

/**
 * The part of an address that opens a comparison for everyone: its unguessable share id once it is saved, else
 * its products themselves (decision 3). `null` where there is too little to share.
 */
export function comparisonQuery(comparison: Comparison): URLSearchParams | null {
  const { id, shareId, industry, basket, kind } = comparison;
  if (kind === 'advanced' && id !== undefined) return new URLSearchParams({ advanced: id });
  if (!canCompare(comparison) || industry === null) return null;
  if (shareId !== undefined) return new URLSearchParams({ comparison: shareId });
  return new URLSearchParams({ i: industry, uids: basket.map(({ uid }) => uid).join(',') });
}

/**
 * What the PDF export's address holds (shell specification §7): the title for a saved comparison only, the token
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
