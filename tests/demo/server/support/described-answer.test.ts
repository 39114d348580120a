import { expect, it } from 'vitest';
import { describedAnswer } from './described-answer.ts';

const COUNTRIES = '/api/v1/country';
const asked = (answer: Response, path: string) => describedAnswer('GET', path, answer);

const DOWNLOAD = '/api/v2/document/download/a-0001-01';
const plain = { headers: { 'content-type': 'text/plain' } };

it.each([
  ['another status', new Response(null, { status: 409 }), DOWNLOAD, 'this status is not'],
  ['another type', new Response('SE', plain), COUNTRIES, 'the type "text/plain"'],
  ['other JSON', Response.json({ SE: 1 }), COUNTRIES, '/SE must be string'],
])('refuses %s than the contract describes', async (_what, answer, path, fault) => {
  await expect(asked(answer, path)).rejects.toThrow(fault);
});

it('passes on what is described, and pages', async () => {
  const [described, page] = [Response.json({ SE: 'Sweden' }), new Response('<p>')];
  expect(await asked(described, COUNTRIES)).toBe(described);
  expect(await described.json()).toEqual({ SE: 'Sweden' });
  expect(await asked(page, '/imprint')).toBe(page);
});
