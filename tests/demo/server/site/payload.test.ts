import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { latestPolicyVersion } from '../../../../demo/server/ground/users/demo-users.ts';
import { identities } from '../../../../demo/server/site/identities.ts';
import { payloadFields } from '../../../../src/payload/schema.ts';
import { demoForAll } from '../support/demo-for.ts';

const { demo } = demoForAll();

async function payloadAs(as: string, path = '/') {
  const browser = demo.browser();
  await browser.ask(`GET site /demo/sign-in?as=${as}`);
  return browser.payload(path);
}
const menuOf = async (path: string) =>
  v.parse(payloadFields.mainMenu, (await payloadAs('visitor', path)).mainMenu);

describe('the payload of a page', () => {
  test.each(identities.map(({ key }) => key))('fits the schema for %s', async (key) => {
    for (const [field, value] of Object.entries(await payloadAs(key))) {
      const { issues } = v.safeParse(payloadFields[field as keyof typeof payloadFields], value);
      expect(issues, field).toBeUndefined();
    }
  });

  test('marks the page in the menu, and the part of the site above it', async () => {
    const modes = async (path: string) =>
      Object.fromEntries((await menuOf(path)).map(({ id, linkingMode }) => [id, linkingMode]));
    expect(await modes('/search')).toMatchObject({ search: 'current', products: 'link' });
    expect(await modes('/product/p-0001')).toMatchObject({ products: 'section', search: 'link' });
    expect(await modes('/data-protection')).toMatchObject({ company: 'section' });
  });

  test('has menu items for every access level and the product-sheets page among them', async () => {
    const menu = await menuOf('/');
    const levels = new Set(menu.map(({ accessRestriction }) => accessRestriction));
    expect(levels).toEqual(new Set(['none', 'validated_users', 'internal_users']));
    const { links = {} } = await payloadAs('visitor');
    expect(menu.map(({ link }) => link)).toContain(links.productSheetsPage);
  });

  test.each([
    ['editor', true],
    ['pigment-editor', false],
    ['validated', false],
  ])('turns on the editor mode for the editor alone: %s, %s', async (key, is) => {
    expect((await payloadAs(key)).editor).toBe(is);
  });

  test.each([
    ['registered', [false, false, false]],
    ['validated', [true, true, true]],
    ['internal', [false, true, true]],
  ])('computes rights from the roles: %s, %j', async (key, rights) => {
    const { user } = await payloadAs(key);
    const own = [user?.canRequestSample, user?.canRequestRegulatoryDocument, user?.canViewFormulations];
    expect(own).toEqual(rights);
  });

  test('leaves the list of roles out, or gives an empty one', async () => {
    expect((await payloadAs('no-roles')).user?.tokenPayload).not.toHaveProperty('roles');
    expect((await payloadAs('empty-roles')).user?.tokenPayload?.roles).toEqual([]);
  });

  test.each([
    ['/forbidden', { forbidden: true }],
    ['/data-protection', { dataProtection: true }],
    ['/', { forbidden: false, dataProtection: false }],
  ])('says what kind of page it is: %s, %j', async (path, page) => {
    expect(await payloadAs('visitor', path)).toMatchObject({ page });
  });

  test('has one user whose policy is outdated and one with an initial password', async () => {
    expect((await payloadAs('outdated-policy')).user?.privacyPolicyStates).not.toContainEqual(
      expect.objectContaining({ version: latestPolicyVersion }),
    );
    expect((await payloadAs('initial-password')).user?.requiredActions).toEqual(['changeInitialPassword']);
  });
});

test('asking for a login opens it on the next page alone, with a message and the way back', async () => {
  const browser = demo.browser();
  await browser.ask('GET site /demo/ask-login?back=/profile&message=Please+log+in');
  expect(await browser.payload()).toMatchObject({
    ...{ showLogin: true, backUrl: '/profile', sessionMessage: { type: 'info', text: 'Please log in' } },
  });
  const next = await browser.payload();
  for (const key of ['showLogin', 'backUrl', 'sessionMessage']) expect(next).not.toHaveProperty(key);
});

test('asking for a login never leads back to another site', async () => {
  const browser = demo.browser();
  await browser.ask('GET site /demo/ask-login?back=//evil.example/');
  expect(await browser.payload()).not.toHaveProperty('backUrl');
});

test('GET /api/v1/payload has a fresh token and form token of this session', async () => {
  const { headers, body } = await (await demo.as('Vera')).ask('GET site /api/v1/payload');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toMatchObject({
    formSecurityToken: expect.stringMatching(/^[\w-]+(\.[\w-]+){2}$/),
    user: { email: 'vera.lindqvist@example.com', token: expect.any(String) },
  });
});
