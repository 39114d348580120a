import { expect, test } from 'vitest';
import { demoForAll } from '../support/demo-for.ts';

// Her login is a mail.
const { browser: tove } = demoForAll({ as: 'Tove' });

const strict =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob: http://localhost:4403; connect-src 'self' http://localhost:4401 http://localhost:4402 http://localhost:4403 http://localhost:4404; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'";
const policyOf = async (path: string) =>
  (await tove.ask(`GET site ${path}`)).headers.get('content-security-policy');

test.each(['/', '/products', '/product/p-0001', '/forbidden', '/hostile', '/outbox/1', '/nothing-here'])(
  'the page %s has the strict policy',
  async (path) => expect(await policyOf(path)).toBe(strict),
);

test('the gallery may hold frames of the site', async () => {
  const framing = strict.replace('frame-ancestors', "frame-src 'self'; frame-ancestors");
  for (const path of ['/gallery', '/gallery/login']) expect(await policyOf(path)).toBe(framing);
});

test("the gallery's frames may be held by the site, and by nobody else", async () => {
  const framed = strict.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  expect(await policyOf('/gallery/frame/nothing/0')).toBe(framed);
});

test('a mail may do nothing but be looked at', async () => {
  const policy = await policyOf('/demo/outbox/1/body');
  expect(policy).toContain("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
  expect(policy).toMatch(/; sandbox$/);
  expect(policy).not.toContain('script-src');
});
