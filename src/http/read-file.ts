import type { KyInstance, Options } from 'ky';
import { ServiceError } from '../errors/service-error.ts';
import { filenameOfDisposition } from '../lib/filename-of-disposition.ts';
import { toServiceError } from './to-service-error.ts';

/** Time limit of a download, in ms (decision B47). */
const FILE_TIMEOUT = 60_000;

/** Content types of error responses and login pages. Files never have them. */
const NO_FILE = /^(?:application\/json|text\/html)\b/i;

/** A file from a service. */
export interface ServiceFile {
  content: Blob;
  /** File name suggested by the service. */
  filename?: string | undefined;
}

/**
 * Downloads a file from a service.
 *
 * @throws {ServiceError} of kind `malformed` if the response is HTML or JSON
 */
export async function readFile(http: KyInstance, path: string, options: Options): Promise<ServiceFile> {
  let headers = new Headers();
  // Ky's own `blob()` observes the time limit, but doesn't return headers.
  const keepHeaders = ({ response }: { response: Response }) => {
    headers = response.headers;
  };
  try {
    const hooks = { afterResponse: [keepHeaders] };
    const content = await http(path, { ...options, timeout: FILE_TIMEOUT, hooks }).blob();
    if (NO_FILE.test(headers.get('content-type') ?? '')) throw new ServiceError({ kind: 'malformed' });
    return { content, filename: filenameOfDisposition(headers.get('content-disposition')) };
  } catch (error) {
    throw toServiceError(error);
  }
}
