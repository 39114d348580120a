import { beforeEach, expect, test } from 'vitest';
import { favoriteFixtures } from '../../../../demo/data/fixtures/saved-work.ts';
import { type TestDemo, testDemo } from '../support/test-demo.ts';

let demo: TestDemo;
beforeEach(async () => {
  demo = await testDemo();
});

async function signInAfresh(as: string) {
  const browser = demo.browser();
  await browser.call('GET', 'site', `/demo/sign-in?as=${as}&fresh`);
  return { browser, user: (await browser.payload()).user };
}

test('a fresh sign-in is of somebody new who is what the demo user was at first', async () => {
  const { browser, user } = await signInAfresh('initial-password');
  expect(user).toMatchObject({ firstName: 'Noor', requiredActions: ['changeInitialPassword'] });
  expect(user?.email).toMatch(/^noor\.visser\+[\da-f]{8}@example\.com$/);
  await browser.call('PUT', 'user', '/api/v1/user/me', { body: { password: 'Pigment-2027' } });
  expect((await browser.payload()).user?.requiredActions).toEqual([]);
  const other = await signInAfresh('initial-password');
  expect(other.user?.requiredActions).toEqual(['changeInitialPassword']);
  expect(other.user?.userId).not.toBe(user?.userId);
});

test('somebody new has the sheets of the demo user', async () => {
  const { browser } = await signInAfresh('two-factor');
  const answer = await browser.call('GET', 'user', '/api/v1/product-sheet/favorite');
  // The test catalogue is the first forty products.
  const own = favoriteFixtures.filter(({ userId, productId }) => userId === 'u-09' && productId <= 'p-0040');
  expect(own.length).toBeGreaterThan(1);
  const saved = (await answer.json()) as { documentTypes: string[] }[];
  expect(saved.map(({ documentTypes }) => documentTypes.join()).toSorted()).toEqual(
    own.map(({ documentTypes }) => documentTypes.join()).toSorted(),
  );
});

test('somebody new logs in with the password of the demo, and not for the first time', async () => {
  const { user } = await signInAfresh('validated');
  const browser = demo.browser();
  expect((await browser.login(user?.email ?? '')).status).toBe(200);
  expect((await browser.payload()).user?.previousLogin).toBe('2026-08-17T07:30:00.000Z');
});

test('there is no fresh one of somebody unknown', async () => {
  const answer = await demo.browser().call('GET', 'site', '/demo/sign-in?as=nobody&fresh');
  expect(answer.status).toBe(400);
});

test('some validated customers lack an account manager, a consent or an earlier login', async () => {
  const { user: unmanaged } = await signInAfresh('no-account-manager');
  expect(unmanaged).toMatchObject({ canRequestSample: true, customerService: { name: 'Ines Calder' } });
  expect(unmanaged).not.toHaveProperty('accountManager');
  expect((await signInAfresh('no-inquiries')).user).toMatchObject({ canRequestSample: true, consent: [] });
  const { user: newcomer } = await signInAfresh('first-login');
  const browser = demo.browser();
  expect((await browser.login(newcomer?.email ?? '')).status).toBe(200);
  expect((await browser.payload()).user).not.toHaveProperty('previousLogin');
});

test.each(['piving-manager', 'competitor-viewer', 'catalog-manager'])(
  'signs a %s in as internal staff with that role',
  async (role) => {
    const { user } = await signInAfresh(role);
    expect(user?.tokenPayload?.roles).toEqual(['internal', role]);
  },
);
