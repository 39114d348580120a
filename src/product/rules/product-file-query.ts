import type { Perspective } from '../../domain/product/catalog.ts';

/** Options of a product's PDF. */
export interface ProductFile {
  /** Id or product code. */
  id: string;
  /** Code. */
  industry: string | null;
  /** Whether to save the file; otherwise it is shown for printing (decision B7). */
  isDownload: boolean;
  /** For whom an internal user makes it; others have no choice. */
  perspective?: Perspective | undefined;
}

/**
 * Returns the query of a product's page as a PDF (spec P§7 "Print and PDF").
 *
 * @param token one-use token of a signed-in user (decision 79)
 */
export function productFileQuery(
  { id, industry, isDownload, perspective }: ProductFile,
  token?: string | undefined,
): URLSearchParams {
  const query = new URLSearchParams({ id });
  if (industry !== null) query.set('i', industry);
  query.set('download', String(isDownload));
  if (perspective) query.set('perspective', perspective);
  if (token !== undefined) query.set('token', token);
  return query;
}
