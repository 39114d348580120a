import { expect, test } from 'vitest';
import { favoriteFixtures } from '../../../../demo/data/fixtures/saved-work.ts';
import { demoForEach } from '../support/demo-for.ts';

const { demo } = demoForEach();

async function signInAfresh(as: string) {
  const browser = demo.browser();
  await browser.ask(`GET site /demo/sign-in?as=${as}&fresh`);
  return { browser, user: (await browser.payload()).user };
}

test('a fresh sign-in is of somebody new who is what the demo user was at first', async () => {
  const { browser, user } = await signInAfresh('initial-password');
  expect(user).toMatchObject({ firstName: 'Noor', requiredActions: ['changeInitialPassword'] });
  expect(user?.email).toMatch(/^noor\.visser\+[\da-f]{8}@example\.com$/);
  await browser.ask('PUT user /api/v1/user/me', { password: 'Pigment-2027' });
  expect((await browser.payload()).user?.requiredActions).toEqual([]);
  const other = await signInAfresh('initial-password');
  expect(other.user?.requiredActions).toEqual(['changeInitialPassword']);
  expect(other.user?.userId).not.toBe(user?.userId);
});

test('somebody new has the sheets of the demo user', async () => {
  const { browser } = await signInAfresh('two-factor');
  const saved = (await browser.ask('GET user /api/v1/product-sheet/favorite')).body;
  // The test catalogue is the first forty products.
  const own = favoriteFixtures.filter(({ userId, productId }) => userId === 'u-09' && productId <= 'p-0040');
  expect(own.length).toBeGreaterThan(1);
  const typesOf = (sheets: readonly { documentTypes: readonly string[] }[]) =>
    sheets.map(({ documentTypes }) => documentTypes.join()).toSorted();
  expect(typesOf(saved)).toEqual(typesOf(own));
});

test('somebody new logs in with the password of the demo, and not for the first time', async () => {
  const { user } = await signInAfresh('validated');
  const browser = demo.browser();
  expect((await browser.login(user?.email ?? '')).status).toBe(200);
  expect((await browser.payload()).user?.previousLogin).toBe('2026-08-17T07:30:00.000Z');
});

test('there is no fresh one of somebody unknown', async () => {
  expect((await demo.browser().ask('GET site /demo/sign-in?as=nobody&fresh')).status).toBe(400);
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
    expect((await signInAfresh(role)).user?.tokenPayload?.roles).toEqual(['internal', role]);
  },
);
