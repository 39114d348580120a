import { vi } from 'vitest';

/** What a call has sent. */
export interface SentRequest {
  method: string;
  url: string;
  body: unknown;
}

/**
 * Makes every further call get this answer.
 *
 * @returns the requests, as they come
 */
export function fakeAnswer(answer: unknown, status = 200): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    request.signal.throwIfAborted();
    const text = await request.text();
    sent.push({ method: request.method, url: request.url, body: text ? JSON.parse(text) : undefined });
    return new Response(status === 204 ? null : JSON.stringify(answer), { status });
  });
  return sent;
}
