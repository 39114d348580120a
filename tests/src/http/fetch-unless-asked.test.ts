import { beforeEach, expect, it, vi } from 'vitest';
import { askAhead } from '../../../src/http/ask-ahead.ts';
import type { HttpContext } from '../../../src/http/http-context.ts';
import { readPigment } from '../../../src/services/pigment.ts';
import { pigmentCall } from '../../../src/services/product-calls.ts';
import { fakeContext } from '../../support/http-context.ts';
import { tokenOf } from '../../support/tokens.ts';

const PRODUCT = {
  ...{ id: 'p-1', uid: 'pigments::p-1', prd: '1', product_name: 'Red', isActive: true },
  industries: ['coatings'],
};
const QUERY = { productId: 'p-1', industry: 'coatings' };

let requests: Request[];
let answer: (request: Request, at: number) => Promise<Response>;
beforeEach(() => {
  requests = [];
  answer = async () => Response.json(PRODUCT);
  vi.stubGlobal('fetch', (input: Request | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.signal.aborted) return Promise.reject(new DOMException('Aborted', 'AbortError'));
    requests.push(request);
    return answer(request, requests.length);
  });
});

const ask = (context: HttpContext) => askAhead(context, 'search', pigmentCall(QUERY));
const read = (context: HttpContext, signal = new AbortController().signal) =>
  readPigment(context, QUERY, signal);

it('takes the response to a call that was made ahead, once', async () => {
  const context = fakeContext('t');
  ask(context);
  expect(await read(context)).toMatchObject({ id: 'p-1', industry: 'coatings' });
  expect(requests).toHaveLength(1);
  await read(context);
  expect(requests).toHaveLength(2);
});

it('makes the call of a second reader, however close', async () => {
  const context = fakeContext();
  ask(context);
  await Promise.all([read(context), read(context)]);
  expect(requests).toHaveLength(2);
});

it.each([
  ['another industry', () => fakeContext('t'), { ...QUERY, industry: 'plastics' }],
  ['another product', () => fakeContext('t'), { ...QUERY, productId: 'p-2' }],
  ['nobody', () => fakeContext(), QUERY],
  ['another region', () => ({ ...fakeContext('t'), region: 'asia' }), QUERY],
  ['a later session', () => ({ ...fakeContext('t'), epoch: () => 1 }), QUERY],
])('makes the call for %s', async (_, contextOf, query) => {
  ask(fakeContext('t'));
  await readPigment(contextOf(), query, new AbortController().signal);
  expect(requests).toHaveLength(2);
});

it('follows the token in the response, and takes the others of the session then', async () => {
  const [first, next] = [1, 2].map((iat) => tokenOf({ sub: 'u1', iat })) as [string, string];
  const context = fakeContext(first);
  const other = { productId: 'p-2', industry: null };
  answer = async (request) => {
    const response = Response.json(PRODUCT, { headers: { jwt: next } });
    Object.defineProperty(response, 'url', { value: request.url });
    return response;
  };
  ask(context);
  askAhead(context, 'search', pigmentCall(other));
  await read(context);
  expect(context.session.token).toBe(next);
  await readPigment(context, other, new AbortController().signal);
  expect(requests).toHaveLength(2);
});

it.each([
  ['works', async () => Response.json(PRODUCT), { status: 'fulfilled' }],
  [
    'fails again',
    () => Promise.reject(new TypeError('Failed to fetch')),
    { status: 'rejected', reason: { kind: 'unreachable' } },
  ],
])('makes a call again, once, that got no response ahead, and that %s', async (_, second, outcome) => {
  answer = (_request, at) => (at === 1 ? Promise.reject(new TypeError('Failed to fetch')) : second());
  const context = fakeContext();
  ask(context);
  const [result] = await Promise.allSettled([read(context)]);
  expect(result).toMatchObject(outcome);
  expect(requests).toHaveLength(2);
});

it.each([404, 503])('does not repeat a call that the service has refused with %i', async (status) => {
  answer = async () => Response.json({ message: 'No.' }, { status });
  const context = fakeContext();
  ask(context);
  await expect(read(context)).rejects.toMatchObject({ kind: 'http', status, serverMessage: 'No.' });
  expect(requests).toHaveLength(1);
});

it('says of a response that breaks the contract what it says of any', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  answer = async () => new Response('<h1>Gateway</h1>');
  const context = fakeContext();
  ask(context);
  await expect(read(context)).rejects.toMatchObject({ kind: 'malformed' });
  expect(logged).toHaveBeenCalledOnce();
});

it('aborts the call that was made ahead with the one that has taken it', async () => {
  answer = (request) =>
    new Promise((_, reject) =>
      request.signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
    );
  const context = fakeContext();
  ask(context);
  const control = new AbortController();
  const reading = expect(read(context, control.signal)).rejects.toMatchObject({ kind: 'aborted' });
  await new Promise((done) => setTimeout(done));
  control.abort();
  await reading;
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
});
