import { Refusal } from './refusal.ts';

/** Default limit of a body, in bytes. */
export const LARGEST_BODY = 64 * 1024;

/**
 * Reads the request's body as text, up to its limit.
 *
 * @throws Refusal 413 at once for a longer `content-length`, else when the limit is exceeded
 */
export async function readText(request: Request, largest = LARGEST_BODY): Promise<string> {
  if (Number(request.headers.get('content-length')) > largest) throw tooLarge();
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  // Leaving the loop cancels the stream.
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > largest) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function tooLarge(): Refusal {
  // Don't wait for the rest of the body.
  const headers = { Connection: 'close' };
  return new Refusal(413, { message: 'The request is too large.', code: 'too_large' }, { headers });
}
