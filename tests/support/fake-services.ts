import { vi } from 'vitest';
import type { SentRequest } from './fake-answer.ts';

/** What a service answers: JSON with status 200, an answer with status and headers, or none at all. */
export type Fake = { json: unknown; status?: number; headers?: Record<string, string> } | 'no connection';

/** Addresses of the services whose answers are faked. */
export const services = {
  user: 'https://user.example',
  search: 'https://search.example',
  backend: 'https://backend.example',
};

/**
 * Makes calls get these answers, by method and path such as `GET /api/v1/country`. Answers may be put in and
 * changed while the test runs; a call without one fails the test.
 *
 * @returns the requests, as they come
 */
export function fakeServices(answers: Record<string, Fake>): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    request.signal.throwIfAborted();
    const text = await request.text();
    sent.push({ method: request.method, url: request.url, body: text ? JSON.parse(text) : undefined });
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const answer = answers[call];
    if (!answer) throw new Error(`There is no answer to ${call}.`);
    if (answer === 'no connection') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.json), {
      status: answer.status ?? 200,
      headers: answer.headers ?? {},
    });
  });
  return sent;
}
