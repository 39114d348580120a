import type { KyInstance, Options } from 'ky';
import { ServiceError } from '../errors/service-error.ts';
import { filenameOfDisposition } from '../lib/filename-of-disposition.ts';
import { toServiceError } from './to-service-error.ts';

/** Time until a file is given up (decision B47). */
const FILE_TIMEOUT = 60_000;

/** What services answer in place of a file when something is wrong, or a login page does. */
const NO_FILE = /^(?:application\/json|text\/html)\b/i;

/** A file of a service. */
export interface ServiceFile {
  content: Blob;
  /** The service's name for it. */
  filename?: string | undefined;
}

/**
 * Calls a service for a file.
 *
 * @throws {ServiceError} of kind `malformed` for an answer that is a page or JSON
 */
export async function readFile(http: KyInstance, path: string, options: Options): Promise<ServiceFile> {
  let headers = new Headers();
  // The body is read by ky's own shortcut, which keeps to the time-out; it gives no headers.
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
