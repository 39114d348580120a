/** Options of a product's PDF. */
export interface ProductFile {
  /** Id or product code. */
  id: string;
  /** Code. */
  industry: string | null;
  /** Whether to save the file; otherwise it is opened for viewing and printing (decision B7). */
  isDownload: boolean;
  /** One-use token of a signed-in user (decision 79). */
  token?: string | undefined;
}

/**
 * Address of a product's page as a PDF (spec P§7 "Print and PDF").
 *
 * @param backend base address of the service
 */
export function productFileAddress(
  backend: string,
  { id, industry, isDownload, token }: ProductFile,
): string {
  const query = new URLSearchParams({ id });
  if (industry !== null) query.set('i', industry);
  query.set('download', String(isDownload));
  if (token !== undefined) query.set('token', token);
  return `${backend.replace(/\/$/, '')}/util/download/pigment?${query}`;
}
