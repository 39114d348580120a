import type { ServiceFailure } from '../errors/service-error.ts';
import { refusalIn } from './to-service-error.ts';

/** What is known of a file before its download. */
export interface ExpectedFile {
  /** File name. */
  name?: string | undefined;
  /** Bytes, as listed. */
  size?: number | undefined;
}

/** Why an answer is not the file that was asked for. */
export interface FileFault {
  failure: ServiceFailure;
  /** Ends the sentence “answer must be a file, but …”. */
  problem: string;
}

/** Content types of error responses and login pages. Files never have them. */
const NO_FILE = /^(?:application\/json|text\/html)\b/i;

/** Error responses are short. */
const LONGEST_ERROR = 64 * 1024;

/** Readers of PDF look for its marks this near to either end. */
const PDF_MARKS = 1024;

/** Returns why an answer with a success status is no file, or not a whole one; `undefined` if it is. */
export async function fileFault(
  content: Blob,
  headers: Headers,
  { name = '', size = 0 }: ExpectedFile,
): Promise<FileFault | undefined> {
  const type = headers.get('content-type') ?? '';
  const incomplete = (problem: string) => ({ failure: { kind: 'incomplete' as const }, problem });
  if (content.size === 0) return incomplete('is empty');
  // The length is that of the compressed bytes where the answer is compressed.
  const length = headers.has('content-encoding') ? 0 : Number(headers.get('content-length'));
  if (content.size < length) return incomplete(`has ${content.size} of ${length} bytes`);

  const start = (await content.slice(0, PDF_MARKS).text()).trimStart();
  if (NO_FILE.test(type) || isErrorPage(start, name) || (await isJson(content, start, name))) {
    const text = await content.slice(0, LONGEST_ERROR).text();
    return malformed({ kind: 'malformed', ...refusalIn(text) }, start, type);
  }
  const isNamed = (ending: string) => name.toLowerCase().endsWith(ending);
  const isPdf = start.includes('%PDF');
  const isWrong =
    ((isNamed('.pdf') || type.startsWith('application/pdf')) && !isPdf) ||
    (isNamed('.zip') && !start.startsWith('PK'));
  if (isWrong) return malformed({ kind: 'malformed' }, start, type);
  // A list may be older than its files, so a smaller file alone proves nothing.
  if (!isPdf || content.size >= size) return undefined;
  const end = await content.slice(-PDF_MARKS).text();
  return end.includes('%%EOF') ? undefined : incomplete(`is a PDF without its end, of ${content.size} bytes`);
}

function malformed(failure: ServiceFailure, start: string, type: string): FileFault {
  return { failure, problem: `is "${start.slice(0, 60)}…" (${type || 'of no type'})` };
}

function isErrorPage(start: string, name: string): boolean {
  return /^<(?:!doctype html|html)\b/i.test(start) && !/\.html?$/i.test(name);
}

async function isJson(content: Blob, start: string, name: string): Promise<boolean> {
  if (!/^[[{]/.test(start) || content.size > LONGEST_ERROR || /\.json$/i.test(name)) return false;
  try {
    JSON.parse(await content.text());
    return true;
  } catch {
    return false;
  }
}
