import { vi } from 'vitest';
import type { Answer, Reply } from './answers.ts';
import { noteBreach } from './breaches.ts';
import { checkRequest } from './check-request.ts';
import { findCall } from './find-call.ts';
import { respond } from './respond.ts';
import { SentRequest } from './sent-request.ts';

/** Replies by method and path, such as `GET /api/v1/pigment/p-1` or `GET /api/v1/pigment/{productId}`. */
export type Replies = Record<string, Reply>;

/** Addresses of the services whose answers are faked. */
export const services = {
  user: 'https://user.example',
  search: 'https://search.example',
  backend: 'https://backend.example',
};

/**
 * Makes calls get these replies, which may be put in and changed while the test runs. Requests and answers are held
 * against `openapi.yaml`: a call without a reply, and what the contract does not allow, fail the test.
 *
 * @param replies by call; `*` for every other call
 * @returns the requests, as they come
 */
export function fakeServices(replies: Replies): SentRequest[] {
  const sent: SentRequest[] = [];
  /** Until the next call: why a call failed is asked after it. */
  let offline: { mockRestore(): void } | undefined;
  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init);
    offline?.mockRestore();
    request.signal.throwIfAborted();
    const asked = new SentRequest(request, await request.text());
    sent.push(asked);
    const call = findCall(asked.method, asked.url);
    checkRequest(call, asked);
    const reply = replies[asked.call] ?? replies[`${asked.method} ${call.template}`] ?? replies['*'];
    const given = typeof reply === 'function' ? reply(asked) : reply;
    if (!given) throw noteBreach(`There is no answer to ${asked.call}.`);
    const answer = await orAbort(given, request.signal);
    if (answer === 'no connection') offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    if (answer === 'no connection' || answer === 'unreachable') throw new TypeError('Failed to fetch');
    return respond(call, asked.method, answer);
  });
  return sent;
}

/** Makes every call get this answer. */
export function answerAll(json: unknown, status?: number): SentRequest[] {
  return fakeServices({ '*': status === undefined ? { json } : { json, status } });
}

/** Makes every call get this answer, which the contract does not allow. */
export function answerAnyway(wrong: unknown, status = 200): SentRequest[] {
  return fakeServices({ '*': { wrong, status } });
}

/** Waits for an answer, unless the call is given up. */
function orAbort(answer: Answer | Promise<Answer>, signal: AbortSignal): Promise<Exclude<Answer, 'never'>> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
    Promise.resolve(answer).then((given) => {
      if (given !== 'never') resolve(given);
    }, reject);
  });
}
