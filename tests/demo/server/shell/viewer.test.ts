import { expect, test } from 'vitest';
import { demoForEach } from '../support/demo-for.ts';

const { demo, browser } = demoForEach({ as: 'Rita' });
const me = () => browser.ask('GET user /api/v1/user/me');

test('the bearer token is rotated once it is older than five minutes, and both stay good', async () => {
  demo.wait(300);
  expect((await me()).headers.has('jwt')).toBe(false);
  demo.wait(1);
  const fresh = (await me()).headers.get('jwt');
  expect((await me()).status).toBe(200);
  browser.token = fresh ?? undefined;
  const { status, headers } = await me();
  expect([status, headers.has('jwt')]).toEqual([200, false]);
});

test.each([
  'POST search /api/v1/document/search',
  'GET backend /api/v1/country',
  'GET document /api/v2/msds/types',
])('the bearer token is rotated by every service: %s', async (call) => {
  demo.wait(301);
  expect((await browser.ask(call)).headers.has('jwt')).toBe(true);
});

test('the bearer token is too old after two hours', async () => {
  demo.wait(2 * 3600 + 1);
  expect(await me()).toMatchObject({ status: 401, body: { code: 'invalid_token' } });
});

test.each([
  ['nonsense', 'nonsense'],
  ['without a signature', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1LTA1Iiwic2lkIjoieCJ9.'],
])('the bearer token is refused where it is %s, even by calls open to visitors', async (_, token) => {
  browser.token = token;
  expect((await browser.ask('GET backend /api/v1/country')).status).toBe(401);
});
