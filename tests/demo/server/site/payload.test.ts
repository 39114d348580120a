import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { latestPolicyVersion } from '../../../../demo/server/ground/users/demo-users.ts';
import { identities } from '../../../../demo/server/site/identities.ts';
import { payloadFields } from '../../../../src/payload/schema.ts';
import { type TestDemo, testDemo } from '../support/test-demo.ts';

let demo: TestDemo;
beforeAll(async () => {
  demo = await testDemo();
});

async function payloadAs(as: string, path = '/') {
  const browser = demo.browser();
  await browser.call('GET', 'site', `/demo/sign-in?as=${as}`);
  return browser.payload(path);
}

async function menuOf(path: string) {
  const { mainMenu } = await payloadAs('visitor', path);
  return v.parse(payloadFields.mainMenu, mainMenu);
}

describe('the payload of a page', () => {
  test.each(identities.map(({ key }) => key))('fits the schema for %s', async (key) => {
    const payload = await payloadAs(key);
    for (const [field, value] of Object.entries(payload)) {
      expect(
        v.safeParse(payloadFields[field as keyof typeof payloadFields], value).issues,
        field,
      ).toBeUndefined();
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

  test('turns on the editor mode for the editor alone', async () => {
    expect((await payloadAs('editor')).editor).toBe(true);
    expect((await payloadAs('pigment-editor')).editor).toBe(false);
    expect((await payloadAs('validated')).editor).toBe(false);
  });

  test('computes rights from the roles', async () => {
    const rights = async (as: string) => {
      const { canRequestSample, canRequestRegulatoryDocument, canViewFormulations } =
        (await payloadAs(as)).user ?? {};
      return [canRequestSample, canRequestRegulatoryDocument, canViewFormulations];
    };
    expect(await rights('registered')).toEqual([false, false, false]);
    expect(await rights('validated')).toEqual([true, true, true]);
    expect(await rights('internal')).toEqual([false, true, true]);
  });

  test('leaves the list of roles out, or gives an empty one', async () => {
    expect((await payloadAs('no-roles')).user?.tokenPayload).not.toHaveProperty('roles');
    expect((await payloadAs('empty-roles')).user?.tokenPayload?.roles).toEqual([]);
  });

  test('says what kind of page it is', async () => {
    expect((await payloadAs('visitor', '/forbidden')).page?.forbidden).toBe(true);
    expect((await payloadAs('visitor', '/data-protection')).page?.dataProtection).toBe(true);
    expect((await payloadAs('visitor')).page).toMatchObject({ forbidden: false, dataProtection: false });
  });

  test('has one user whose policy is outdated and one with an initial password', async () => {
    expect((await payloadAs('outdated-policy')).user?.privacyPolicyStates).not.toContainEqual(
      expect.objectContaining({ version: latestPolicyVersion }),
    );
    expect((await payloadAs('initial-password')).user?.requiredActions).toEqual(['changeInitialPassword']);
  });
});

describe('asking for a login', () => {
  test('opens it on the next page alone, with a message and the way back', async () => {
    const browser = demo.browser();
    await browser.call('GET', 'site', '/demo/ask-login?back=/profile&message=Please+log+in');
    expect(await browser.payload()).toMatchObject({
      showLogin: true,
      backUrl: '/profile',
      sessionMessage: { type: 'info', text: 'Please log in' },
    });
    const next = await browser.payload();
    expect(next).not.toHaveProperty('showLogin');
    expect(next).not.toHaveProperty('backUrl');
    expect(next).not.toHaveProperty('sessionMessage');
  });

  test('never leads back to another site', async () => {
    const browser = demo.browser();
    await browser.call('GET', 'site', '/demo/ask-login?back=//evil.example/');
    expect(await browser.payload()).not.toHaveProperty('backUrl');
  });
});

describe('GET /api/v1/payload', () => {
  test('has a fresh token and form token of this session', async () => {
    const browser = demo.browser();
    await browser.login('vera.lindqvist@example.com');
    const response = await browser.call('GET', 'site', '/api/v1/payload');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      formSecurityToken: expect.stringMatching(/^[\w-]+(\.[\w-]+){2}$/),
      user: { email: 'vera.lindqvist@example.com', token: expect.any(String) },
    });
  });
});
