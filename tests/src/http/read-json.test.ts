import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '../../../src/http/create-http.ts';
import { readJson } from '../../../src/http/read-json.ts';
import { fakeContext } from '../../support/http-context.ts';

const schema = v.object({ total: v.number() });

function read(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  return readJson(createHttp(fakeContext(), 'search').get('x'), schema);
}

describe('readJson', () => {
  it('gives what the schema says', async () => {
    await expect(read(async () => new Response('{"total":3,"more":1}'))).resolves.toEqual({ total: 3 });
  });

  it.each(['<h1>Hello</h1>', '', '{"total":', '{"total":"3"}', 'null', '[]'])(
    'takes %j for malformed',
    async (body) => {
      await expect(read(async () => new Response(body))).rejects.toMatchObject({
        name: 'ServiceError',
        kind: 'malformed',
      });
    },
  );

  it.each([
    [
      '{"total":"3"}',
      {},
      'GET https://search.example/base/x breaks the contract: answer.total must be number, but is "3".',
    ],
    [
      '{}',
      {},
      'GET https://search.example/base/x breaks the contract: answer.total must be present, but is missing or null.',
    ],
    [
      '',
      {},
      'GET https://search.example/base/x breaks the contract: answer must be Object, but is undefined.',
    ],
    [
      '<!doctype html><title>Log in</title>',
      { 'content-type': 'text/html' },
      'GET https://search.example/base/x breaks the contract: answer must be JSON, but is "<!doctype html><title>Log in</title>…" (text/html).',
    ],
  ])(
    'says in the console what came in place of the contract’s answer: %j',
    async (body, headers, sentence) => {
      const told = vi.spyOn(console, 'error').mockImplementation(() => {});
      await read(async () => new Response(body, { headers })).catch(() => {});
      expect(told.mock.calls).toEqual([[sentence]]);
    },
  );

  it('says where a redirect has led, and is brief', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = new Response(`{"total":"${'9'.repeat(50_000)}"}`);
    Object.defineProperties(answer, {
      redirected: { value: true },
      url: { value: 'https://cms.example/wp-login.php' },
    });
    await read(async () => answer).catch(() => {});
    const [sentence] = told.mock.calls[0] as [string];
    expect(sentence).toContain(
      'GET https://search.example/base/x (redirected to https://cms.example/wp-login.php) breaks',
    );
    expect(sentence.length).toBeLessThan(300);
  });

  it('passes refusals on, and says nothing of them', async () => {
    const told = vi.spyOn(console, 'error');
    await read(async () => new Response('{}', { status: 403 })).catch(() => {});
    expect(told).not.toHaveBeenCalled();
  });

  it('passes refusals of the service on with their status', async () => {
    await expect(read(async () => new Response('{}', { status: 403 }))).rejects.toMatchObject({
      kind: 'http',
      status: 403,
    });
  });

  it('is unreachable where the connection breaks inside the answer', async () => {
    const response = new Response('{}');
    const text = () => Promise.reject(new TypeError('network error'));
    Object.defineProperty(response, 'text', { value: text });
    await expect(read(async () => response)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('gives up on an answer that never ends', async () => {
    vi.useFakeTimers();
    const endless = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{'));
      },
    });
    const result = expect(read(async () => new Response(endless))).rejects.toMatchObject({
      kind: 'timeout',
    });
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    await result;
  });
});
