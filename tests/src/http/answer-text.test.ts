import { expect, test } from 'vitest';
import { keepText } from '../../../src/http/answer-text.ts';

test('an answer stays text, with the request that it answers', () => {
  const request = new Request('https://user.example/x');
  const response = new Response('{');
  expect(keepText('{', { request, response })).toEqual({ text: '{', request, response });
});
