/** Which file of a product page is asked for. */
export interface ProductFile {
  /** Id or product code. */
  id: string;
  /** Code. */
  industry: string | null;
  /** A file to save; otherwise one to look at and print (decision B7). */
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
