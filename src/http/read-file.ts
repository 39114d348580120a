import type { KyInstance, Options } from 'ky';
import { ServiceError } from '../errors/service-error.ts';
import { reportProblem } from '../events/service-problems.ts';
import { filenameOfDisposition } from '../lib/file/filename-of-disposition.ts';
import { type ExpectedFile, fileFault } from './file-fault.ts';
import { toServiceError } from './to-service-error.ts';

/** Time limit of a download, in ms (decision B47). */
const FILE_TIMEOUT = 60_000;

/** A file from a service. */
export interface ServiceFile {
  content: Blob;
  /** File name suggested by the service. */
  filename?: string | undefined;
}

/**
 * Downloads a file from a service.
 *
 * @throws {ServiceError} of kind `incomplete` if the file is empty or cut, of kind `malformed` if something else came in
 * its place. Logs one sentence for integrators.
 */
export async function readFile(
  http: KyInstance,
  path: string,
  options: Options,
  { name, size }: ExpectedFile = {},
): Promise<ServiceFile> {
  let headers = new Headers();
  let call = { method: 'GET', url: path };
  // Ky's own `blob()` observes the time limit, but doesn't return headers.
  const keepHeaders = ({ request, response }: { request: Request; response: Response }) => {
    headers = response.headers;
    // The query may hold a token.
    call = { method: request.method, url: request.url.split('?')[0] ?? '' };
  };
  try {
    const hooks = { afterResponse: [keepHeaders] };
    // Some files are asked for by POST.
    const context = { isRead: true };
    const content = await http(path, { timeout: FILE_TIMEOUT, ...options, hooks, context }).blob();
    const filename = filenameOfDisposition(headers.get('content-disposition'));
    const fault = await fileFault(content, headers, { name: name || filename, size });
    if (!fault) return { content, filename };
    reportProblem({
      ...call,
      kind: 'contract',
      problem: `breaks the contract: answer must be a file, but ${fault.problem}.`,
    });
    throw new ServiceError(fault.failure);
  } catch (error) {
    throw toServiceError(error);
  }
}
