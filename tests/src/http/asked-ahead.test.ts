import { expect, it } from 'vitest';
import { callKey, callsAhead, sentWith } from '../../../src/http/asked-ahead.ts';

it('is one list for all files of the page', () => {
  const key = callKey('GET', 'https://search.example/x');
  const call = { response: Promise.resolve(new Response()), sent: '', abort: () => {} };
  callsAhead().set(key, call);
  expect(callsAhead().get(key)).toBe(call);
});

it.each([
  ['another token of the same session', { authorization: 'Bearer b' }, '{}', true],
  ['no token', {}, '{}', false],
  ['another region', { authorization: 'Bearer a', 'x-request-region': 'asia' }, '{}', false],
  ['another body', { authorization: 'Bearer a' }, '', false],
])('compares what is sent: %s', (_, headers, body, isAlike) => {
  const sent = sentWith(new Headers({ authorization: 'Bearer a' }), '{}');
  expect(sentWith(new Headers(headers as Record<string, string>), body) === sent).toBe(isAlike);
});
