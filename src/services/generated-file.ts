import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readFile, type ServiceFile } from '../http/read-file.ts';

/** A file that the backend makes. */
export interface GeneratedFile {
  /** Path below the backend's address, such as `util/download/comparison`. */
  path: string;
  /** With the one-use token of a signed-in user. */
  query: URLSearchParams;
  /** Expected file name. */
  name: string;
}

/**
 * GET of a file that the backend makes, such as a PDF (spec S§7, P§7). Makes the request of a navigation: the token is in
 * the query (decision 79) rather than in a header, which some backends don't read here. Without a time limit, since large
 * files take long; a person may cancel.
 *
 * @throws {ServiceError}
 */
export function downloadGeneratedFile(
  http: HttpContext,
  { path, query, name }: GeneratedFile,
  signal: AbortSignal,
): Promise<ServiceFile> {
  const withoutBearer = createHttp({ ...http, token: () => null }, 'backend');
  return readFile(withoutBearer, path, { searchParams: query, signal, timeout: false }, { name });
}
